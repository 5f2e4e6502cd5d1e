import { beforeAll, describe, expect, test, vi } from 'vitest'
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { hostileZips } from '../archive/testing/hostile-zips.ts'
import { zipBytes } from '../archive/testing/zip-bytes.ts'
import { createTestPorts } from '../publish/testing/test-ports.ts'
import { runCommand } from './run-command.ts'

// Far more than any of these needs; machines that run the tests are shared.
vi.setConfig({ testTimeout: 30_000 })

function system(files: Record<string, Uint8Array<ArrayBuffer>>) {
  const written = new Map<string, string>()
  const lines: string[] = []
  return {
    written,
    lines,
    startersFolder: 'starters',
    environment: () => undefined,
    publishPorts: createTestPorts(),
    removeFile: () => Promise.resolve(),
    untilInputEnds: () => Promise.resolve(),
    openFile: (name: string) => Promise.resolve(files[name] ? new Blob([files[name]]) : null),
    listFiles(folder: string) {
      const inside = Object.keys(files).filter((name) => name.startsWith(`${folder}/`))
      return Promise.resolve(inside.length === 0 ? null : inside.map((name) => name.slice(folder.length + 1)))
    },
    fileSize: (name: string) => Promise.resolve(files[name]?.length ?? 0),
    readFile: (name: string) => (files[name] ? Promise.resolve(files[name]) : Promise.reject(new Error('ENOENT'))),
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

  test('a folder of an exported project gives what its zip gives', async () => {
    const inside = Object.entries(unzipSync(exported)).map(([name, bytes]) => [`site/${name}`, new Uint8Array(bytes)])
    const edges = system(Object.fromEntries(inside))
    expect(await runCommand(['build', 'site', 'out'], edges)).toBe(0)
    const fromZip = system({ 'a.zip': exported })
    await runCommand(['build', 'a.zip', 'out'], fromZip)
    expect(edges.written).toEqual(fromZip.written)
  })

  test.each<[string, string[], number, RegExp]>([
    ['no words', [], 2, /^! Usage/],
    ['too many words', ['build', 'a', 'b', 'c'], 2, /^! Usage/],
    ['another command', ['serve'], 2, /^! Unknown command: serve/],
    ['help', ['--help'], 0, /^Usage/],
    ['no such file', ['build', 'none.zip', 'out'], 1, /^! There is no file none\.zip\. Check/],
    ['no zip', ['build', 'text.zip', 'out'], 1, /^! This file is not a zip archive/],
    ['no page', ['build', 'empty.zip', 'out'], 1, /^! The zip holds no page/],
  ])('%s', async (_what, words, code, line) => {
    const edges = system({ 'text.zip': new Uint8Array(9), 'empty.zip': zipBytes([{ name: 'a.css', data: '' }]) })
    expect(await runCommand(words, edges)).toBe(code)
    expect(edges.lines[0]).toMatch(line)
    expect(edges.written.size).toBe(0)
  })

  test('a zip that is there and cannot be opened, or not read to its end, is not called missing', async () => {
    const refuse = () => Promise.reject(new Error('EACCES: permission denied'))
    const unread = { size: 100, type: '', arrayBuffer: refuse, slice: () => unread }
    for (const openFile of [refuse, () => Promise.resolve(unread)]) {
      const edges = { ...system({}), openFile }
      expect(await runCommand(['build', 'a.zip', 'out'], edges)).toBe(1)
      expect(edges.lines).toEqual([
        '! a.zip could not be read (EACCES: permission denied). Choose a zip that you may read.',
      ])
    }
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

describe('pergola pack', () => {
  const text = (content: string) => new TextEncoder().encode(content)
  const folder = { 'site/index.html': text('<p>Hi</p>'), 'site/css/a.css': text('a{}'), 'other/b.html': text('no') }

  test('makes a zip of a folder, which builds, and the same bytes again', async () => {
    const edges = system(folder)
    const zips: Uint8Array[] = []
    const writeFile = async (into: string, name: string, bytes: Uint8Array) => {
      zips.push(bytes)
      await edges.writeFile(into, name, bytes)
    }
    for (const zip of ['out/site.zip', 'site.zip'])
      expect(await runCommand(['pack', 'site', zip], { ...edges, writeFile })).toBe(0)
    expect([...edges.written.keys()]).toEqual(['out//site.zip', './site.zip'])
    expect(edges.lines).toEqual(['2 files packed into out/site.zip', '2 files packed into site.zip'])
    expect(zips[0]).toEqual(zips[1])
    const next = system({ 'site.zip': new Uint8Array(zips[0]!) })
    expect(await runCommand(['build', 'site.zip', 'web'], next)).toBe(0)
    expect([...next.written].filter(([file]) => file.endsWith('index.html'))).toEqual([['web/index.html', '<p>Hi</p>']])
  })

  test.each<[string, string, RegExp]>([
    ['no such folder', 'none', /^! There is no folder none\. Check/],
    ['a folder that nobody could load', 'sheets', /^! The zip holds no page/],
  ])('%s is refused, and nothing is written', async (_what, name, line) => {
    const edges = system({ ...folder, 'sheets/a.css': text('a{}') })
    expect(await runCommand(['pack', name, 'site.zip'], edges)).toBe(1)
    expect(edges.lines[0]).toMatch(line)
    expect(edges.written.size).toBe(0)
  })
})

describe('pergola new', () => {
  const text = (content: string) => new TextEncoder().encode(content)
  const starters = { 'starters/shop/site/index.html': text('<p>Hi</p>'), 'starters/shop/shop.webp': text('no') }

  test('puts a starter into a new folder, and names those there are', async () => {
    const edges = system(starters)
    expect(await runCommand(['new'], edges)).toBe(0)
    expect(await runCommand(['new', 'shop', 'mine'], edges)).toBe(0)
    expect([...edges.written]).toEqual([['mine/index.html', '<p>Hi</p>']])
    expect(edges.lines[0]).toBe('Starters: shop')
  })

  test.each([
    ['a starter that is not there', ['new', 'none'], /^! There is no starter none\. Choose one of these: shop/],
    ['a folder that holds files', ['new', 'shop', 'full'], /^! The folder full holds files/],
  ])('refuses %s', async (_what, words, line) => {
    const edges = system({ ...starters, 'full/a.html': text('') })
    expect(await runCommand(words, edges)).toBe(1)
    expect(edges.lines[0]).toMatch(line)
    expect(edges.written.size).toBe(0)
  })
})

describe('every command', () => {
  test.each(['new', 'build', 'check', 'pack'])(
    '%s says how it is called, and refuses options it does not know',
    async (name) => {
      const edges = system({})
      expect(await runCommand([name, '--help'], edges)).toBe(0)
      expect(edges.lines[0]).toMatch(new RegExp(`^Usage: pergola ${name} `))
      expect(await runCommand([name, '--nonsense'], edges)).toBe(2)
      expect(edges.lines[1]).toBe('! Unknown option: --nonsense')
    },
  )

  test('with --json it prints one object, also for what fails', async () => {
    const edges = system({ 'a.zip': exported })
    expect(await runCommand(['build', 'a.zip', 'out', '--json'], edges)).toBe(0)
    expect(await runCommand(['--json', 'build'], edges)).toBe(2)
    expect(await runCommand(['check', '--json', 'none.zip'], edges)).toBe(1)
    expect(JSON.parse(edges.lines[0] ?? '')).toEqual({ ok: true, files: 3, pages: 1, folder: 'out' })
    expect(JSON.parse(edges.lines.at(-1) ?? '')).toEqual({
      ok: false,
      code: 'no-file',
      message: 'There is no file none.zip. Check the name, and the folder you are in.',
    })
  })

  test('a folder is read like a zip, without what tools keep in it', async () => {
    const text = (content: string) => new TextEncoder().encode(content)
    const edges = system({
      'site/index.html': text('<p>Hi</p>'),
      'site/.git/a.html': text(''),
      'site/node_modules/b/c.html': text(''),
    })
    expect(await runCommand(['build', 'site', 'out'], edges)).toBe(0)
    expect([...edges.written.keys()]).toEqual(['out/index.html'])
  })
})

describe('the command itself', () => {
  const command = path.resolve(import.meta.dirname, '../../../../scripts/pergola.mjs')
  let folder = ''

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'pergola-'))
    writeFileSync(path.join(folder, 'a.zip'), exported)
    mkdirSync(path.join(folder, 'empty'))
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

  /** What it says on its way out with exit code 1; one that does not end is ended, and fails the test. */
  function complaint(zip: string, out: string): string {
    const { status, stderr } = spawnSync(process.execPath, [command, 'build', zip, out], { timeout: 20_000 })
    expect(status).toBe(1)
    return stderr.toString()
  }

  test.each([
    ['a zip that is not there', 'none.zip', /^There is no file .*none\.zip\. Check the name, and .*\n$/],
    ['an empty folder', 'empty', /^.* could not be read \(it is a folder\)\. Choose a zip that you may read\.\n$/],
    ['what lies below a file', 'a.zip/b.zip', /^There is no file .*b\.zip\. .*\n$/],
    ['a name that no disk takes', `${'a'.repeat(300)}.zip`, /^.* could not be read \(ENAMETOOLONG.*\)\. .*\n$/],
  ])('fails with a sentence, not with a trace: %s', (_what, zip, sentence) => {
    expect(complaint(path.join(folder, zip), folder)).toMatch(sentence)
  })

  test.skipIf(!existsSync('/dev/null'))('a device is not waited for', () => {
    expect(complaint('/dev/null', folder)).toMatch(/^\/dev\/null could not be read \(it is no file but/)
  })

  test('a folder inside a file is told about', () => {
    const zip = path.join(folder, 'a.zip')
    expect(complaint(zip, path.join(zip, 'out'))).toMatch(
      /could not be written into .*a\.zip.out \(ENOTDIR.*\)\. Choose/,
    )
  })

  // Linux answers a new folder there with ENOENT, which Node's own recursive mkdir takes as a parent still to be made.
  test.skipIf(!existsSync('/proc/self'))(
    'a folder that the system takes no folder in ends with a sentence, too',
    () => {
      expect(complaint(path.join(folder, 'a.zip'), '/proc/x')).toBe(
        'css/index.css could not be written into /proc/x (the system takes no folder in /proc). Choose an empty folder that you may write to.\n',
      )
    },
  )
})
