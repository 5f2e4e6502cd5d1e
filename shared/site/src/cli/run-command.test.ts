import { beforeAll, describe, expect, test, vi } from 'vitest'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hostileZips } from '../archive/testing/hostile-zips.ts'
import { zipBytes } from '../archive/testing/zip-bytes.ts'
import { runCommand } from './run-command.ts'

// Far more than any of these needs; machines that run the tests are shared.
vi.setConfig({ testTimeout: 30_000 })

function system(files: Record<string, Uint8Array<ArrayBuffer>>) {
  const written = new Map<string, string>()
  const lines: string[] = []
  return {
    written,
    lines,
    openFile: (name: string) => Promise.resolve(files[name] ? new Blob([files[name]]) : null),
    writeFile(folder: string, name: string, bytes: Uint8Array) {
      written.set(`${folder}/${name}`, Buffer.from(bytes).toString())
      return Promise.resolve()
    },
    print: (line: string) => lines.push(line),
    printError: (line: string) => lines.push(`! ${line}`),
  }
}

const exported = zipBytes([
  {
    name: 'editor/pergola.json',
    data: JSON.stringify({
      name: 'x',
      pages: { index: {} },
      projectSettings: { include_canvas_styles_in_build_file: false },
    }),
  },
  { name: 'editor/pages/index.html', data: '<p>Hi</p>' },
  { name: 'css/index.css', data: 'a { b : c }' },
])

describe('pergola build', () => {
  test('writes the built site, by the project’s own settings', async () => {
    const edges = system({ 'a.zip': exported })
    expect(await runCommand(['build', 'a.zip', 'out'], edges)).toBe(0)
    expect([...edges.written.keys()]).toEqual(['out/css/index.css', 'out/global/global-rules.css', 'out/index.html'])
    expect(edges.written.get('out/css/index.css')).toBe('a{b : c}')
    expect(edges.lines).toEqual(['3 files (1 page) written to out'])
  })

  test.each<[string, string[], number, RegExp]>([
    ['no words', [], 2, /^! Usage/],
    ['too many words', ['build', 'a', 'b', 'c'], 2, /^! Usage/],
    ['another command', ['serve'], 2, /^! Unknown command: serve/],
    ['help', ['--help'], 0, /^Usage/],
    ['no such file', ['build', 'none.zip', 'out'], 1, /^! There is no file none\.zip/],
    ['no zip', ['build', 'text.zip', 'out'], 1, /^! This file is not a zip archive/],
    ['no page', ['build', 'empty.zip', 'out'], 1, /^! The zip holds no page/],
  ])('%s', async (_what, words, code, line) => {
    const edges = system({ 'text.zip': new Uint8Array(9), 'empty.zip': zipBytes([{ name: 'a.css', data: '' }]) })
    expect(await runCommand(words, edges)).toBe(code)
    expect(edges.lines[0]).toMatch(line)
    expect(edges.written.size).toBe(0)
  })

  test('a file that cannot be written is named, with what to do', async () => {
    const writeFile = () => Promise.reject(new Error('EISDIR: it is a folder'))
    const edges = { ...system({ 'a.zip': exported }), writeFile }
    expect(await runCommand(['build', 'a.zip', 'out'], edges)).toBe(1)
    expect(edges.lines).toEqual([
      '! css/index.css could not be written into out (EISDIR: it is a folder). Choose an empty folder that you may write to.',
    ])
  })

  test('a hostile zip is told about, and never writes outside the folder', async () => {
    for (const { bytes } of hostileZips()) {
      const edges = system({ 'a.zip': bytes })
      expect(await runCommand(['build', 'a.zip', 'out'], edges)).toBe(1)
      expect(edges.lines[0]).toMatch(/^! .*\.$/)
      for (const name of edges.written.keys()) expect(path.posix.normalize(name)).toBe(name)
    }
  })
})

describe('the command itself', () => {
  const command = path.resolve(import.meta.dirname, '../../../../scripts/pergola.mjs')
  let folder = ''

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'pergola-'))
    writeFileSync(path.join(folder, 'a.zip'), exported)
    return () => rmSync(folder, { recursive: true })
  })

  test('runs in Node', () => {
    const out = path.join(folder, 'out')
    execFileSync(process.execPath, [command, 'build', path.join(folder, 'a.zip'), out])
    expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toContain('<body>\n<p>Hi</p>\n</body>')
    const first = readFileSync(path.join(out, 'index.html'))
    execFileSync(process.execPath, [command, 'build', path.join(folder, 'a.zip'), out])
    expect(readFileSync(path.join(out, 'index.html'))).toEqual(first)
  })

  test('fails with a sentence, not with a trace', () => {
    try {
      execFileSync(process.execPath, [command, 'build', path.join(folder, 'none.zip'), folder], { stdio: 'pipe' })
      expect.fail('it should have failed')
    } catch (error) {
      const { status, stderr } = error as { status?: number; stderr?: Buffer }
      expect(status).toBe(1)
      expect(stderr?.toString()).toMatch(/^There is no file .*none\.zip\.\n$/)
    }
  })
})
