import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readOptions } from '../server-options.ts'
import { writeStatic } from './write-static.ts'

const at = { folder: '' }
const page = '<!doctype html><html><head><meta charset="utf-8" /><title>x</title></head></html>'

beforeEach(() => {
  at.folder = mkdtempSync(join(tmpdir(), 'pergola-static-'))
  for (const folder of ['suite', 'here/sandbox']) mkdirSync(join(at.folder, folder), { recursive: true })
  writeFileSync(join(at.folder, 'suite/index.html'), page)
  writeFileSync(join(at.folder, 'suite/index.html.gz'), 'compressed')
  writeFileSync(join(at.folder, 'suite/shell-files.json'), '{"version":"1","files":[]}')
  const bridge = page.replace('<title>', '<meta name="editor-origins" content="%EDITOR_ORIGINS%" /><title>')
  writeFileSync(join(at.folder, 'here/sandbox/__bridge.html'), bridge)
})
afterEach(() => rmSync(at.folder, { recursive: true }))

const write = (environment: Record<string, string> = {}) => {
  const options = readOptions({ SUITE_FOLDER: join(at.folder, 'suite'), ...environment }, join(at.folder, 'here'))
  return writeStatic(options, join(at.folder, 'out'))
}
const read = (path: string) => readFileSync(join(at.folder, 'out', path), 'utf8')

test('the policy stands in every document, before anything it governs', () => {
  write()
  for (const name of ['index.html', '404.html'])
    expect(read(`editor/${name}`)).toMatch(
      /charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self';/,
    )
  expect(read('editor/index.html')).not.toContain('frame-ancestors')
  expect(read('editor/_headers')).toContain('frame-ancestors')
  expect(JSON.parse(read('editor/config.json'))).toEqual({ sandboxOrigin: null })
})

test('with another policy the documents are another version, for editors that are installed', () => {
  const versionOf = (environment: Record<string, string>) => {
    write(environment)
    return (JSON.parse(read('editor/shell-files.json')) as { version: string }).version
  }
  const version = versionOf({})
  expect(versionOf({})).toBe(version)
  expect(versionOf({ CONNECT_ORIGINS: 'http://localhost:9' })).not.toBe(version)
})

test('no address of the headers has two rules, compressed copies stay behind', () => {
  write()
  const addresses = read('editor/_headers').match(/^\/.*$/gm) ?? []
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses).not.toContain('/*')
  expect(() => read('editor/index.html.gz')).toThrow('ENOENT')
})

test('a sandbox origin knows its editors, and is let in by their policy', () => {
  write({ SANDBOX_ORIGIN: 'https://sandbox.test', EDITOR_ORIGINS: 'https://editor.test' })
  expect(read('sandbox/__bridge.html')).toContain('content="https://editor.test"')
  expect(read('editor/index.html')).toContain("frame-src 'self' https://sandbox.test")
  expect(read('sandbox/_headers')).toContain('frame-ancestors https://editor.test')
})

test('a sandbox that would answer nobody is refused', () => {
  expect(() => write({ SANDBOX_ORIGIN: 'https://sandbox.test' })).toThrow('EDITOR_ORIGINS')
})
