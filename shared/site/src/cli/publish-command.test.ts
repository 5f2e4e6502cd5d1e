import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startNetlify } from '../publish/testing/fake-netlify.ts'
import { createTestPorts } from '../publish/testing/test-ports.ts'
import type { CommandEdges } from './command-edges.ts'
import { runCommand } from './run-command.ts'

const state = { folder: '' }
beforeEach(() => {
  state.folder = mkdtempSync(join(tmpdir(), 'pergola-publish-'))
  writeFileSync(join(state.folder, 'index.html'), page('One'))
})
afterEach(() => rmSync(state.folder, { recursive: true, force: true }))

const page = (title: string) => `<!DOCTYPE html><html lang="en"><title>t</title><h1>${title}</h1></html>`

/** The disk of this machine, and an environment of the test's own. */
function onDisk(environment: Readonly<Record<string, string>> = {}): CommandEdges & { readonly lines: string[] } {
  const lines: string[] = []
  return {
    lines,
    environment: (name) => environment[name],
    publishPorts: createTestPorts(),
    startersFolder: 'starters',
    untilInputEnds: () => Promise.resolve(),
    openFile: () => Promise.resolve(null),
    async listFiles(path) {
      const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null)
      return (
        entries &&
        entries.filter((each) => each.isFile()).map((each) => relative(path, join(each.parentPath, each.name)))
      )
    },
    fileSize: async (path) => (await stat(path)).size,
    readFile: async (path) => new Uint8Array(await readFile(path)),
    async writeFile(into, path, bytes) {
      await mkdir(dirname(join(into, path)), { recursive: true })
      await writeFile(join(into, path), bytes)
    },
    removeFile: (from, path) => rm(join(from, path), { force: true }),
    print: (line) => void lines.push(line),
    printError: (line) => void lines.push(`! ${line}`),
  }
}

const toFolder = (site: string, out: string, ...more: string[]) => [
  'publish',
  site,
  '--to',
  'folder',
  '--folder',
  out,
  ...more,
]

describe('pergola publish', () => {
  test('says what would change and changes nothing, then publishes, and returns to what was there', async () => {
    const out = join(state.folder, 'out')
    const site = join(state.folder, 'site')
    await mkdir(site)
    writeFileSync(join(site, 'index.html'), page('One'))
    const edges = onDisk()
    expect(await runCommand(toFolder(site, out, '--dry-run'), edges)).toBe(0)
    expect(edges.lines.at(-1)).toMatch(/^\+ index\.html\n1 added, 0 changed, 0 removed, \d+ bytes to be sent$/)
    expect(await edges.listFiles(out)).toBeNull()

    expect(await runCommand(toFolder(site, out), edges)).toBe(0)
    writeFileSync(join(site, 'index.html'), page('Two'))
    expect(await runCommand(toFolder(site, out, '--json'), edges)).toBe(0)
    expect(JSON.parse(edges.lines.at(-1) ?? '')).toMatchObject({ ok: true, changed: ['index.html'], unchanged: 0 })
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('Two')

    await runCommand(toFolder(site, out, '--history', '--json'), edges)
    const { history } = JSON.parse(edges.lines.at(-1) ?? '') as { history: { id: string; isCurrent: boolean }[] }
    expect(history.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    expect(await runCommand(toFolder(site, out, '--roll-back', history[1]?.id ?? ''), edges)).toBe(0)
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('One')
  })

  test('publishes nothing that visitors would stumble over, unless it is told to', async () => {
    writeFileSync(join(state.folder, 'index.html'), `${page('One')}<a href="nowhere.html">x</a><img src="data:,">`)
    const edges = onDisk()
    const out = `${state.folder}-out`
    expect(await runCommand(toFolder(state.folder, out), edges)).toBe(1)
    expect(edges.lines).toContain('! index.html: link that leads nowhere: nowhere.html')
    expect(edges.lines.at(-1)).toContain('2 things visitors would stumble over')
    expect(await runCommand(toFolder(state.folder, out, '--with-findings'), edges)).toBe(0)
    rmSync(out, { recursive: true })
  })

  test('takes the token from the environment, and says nothing of it', async () => {
    const host = await startNetlify('secret-of-netlify')
    const words = ['publish', state.folder, '--to', 'netlify', '--site', 'site.netlify.app', '--service', host.origin]
    const without = onDisk()
    expect(await runCommand(words, without)).toBe(1)
    expect(without.lines.join('\n')).toContain('PERGOLA_PUBLISH_TOKEN')
    const wrong = onDisk({ PERGOLA_PUBLISH_TOKEN: 'another-secret' })
    expect(await runCommand([...words, '--json'], wrong)).toBe(1)
    expect(JSON.parse(wrong.lines.at(-1) ?? '')).toMatchObject({ ok: false, code: 'unauthorized' })
    expect(wrong.lines.join('\n')).not.toContain('another-secret')
    const right = onDisk({ PERGOLA_PUBLISH_TOKEN: 'secret-of-netlify' })
    expect(await runCommand(words, right)).toBe(0)
    expect(right.lines.at(-1)).toBe('Published: https://site.netlify.app')
    expect(host.seen()['index.html']).toContain('One')
    host.stop()
  })

  test('knows its options', async () => {
    const edges = onDisk()
    expect(await runCommand(['publish', state.folder, '--token', 'x'], edges)).toBe(2)
    expect(await runCommand(['publish', state.folder], edges)).toBe(1)
    expect(edges.lines.at(-1)).toContain('Name the target behind --to: s3, netlify, github, webdav, folder.')
  })
})
