import { readFileSync } from 'node:fs'
import { toJsonSchema } from '@valibot/to-json-schema'
import { describe, expect, test } from 'vitest'
import { contractNumber } from '../remote.ts'
import { manifestForJsonSchema, manifestLimits, readRemoteManifest } from './remote-manifest.ts'

const sound = { name: 'guest', contract: contractNumber, entry: 'remoteEntry.js', slots: ['panel:guest'] }

function problemsOf(change: Readonly<Record<string, unknown>>): readonly string[] {
  const reading = readRemoteManifest(JSON.stringify({ ...sound, ...change }))
  return reading.ok ? [] : reading.problems
}

test('the packages have the number of the contract as the first of their version', () => {
  for (const name of ['contracts', 'ui', 'create-pergola-remote']) {
    const file = new URL(`../../../${name}/package.json`, import.meta.url)
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
    expect(version.split('.')[0]).toBe(String(contractNumber))
  }
})

/** Written from the valibot schema: `npx vitest run src/remote-checks -u`. */
test('the JSON schema says what the editor checks', async () => {
  const schema = toJsonSchema(manifestForJsonSchema, { typeMode: 'input' })
  const text = `${JSON.stringify({ title: 'remote.json of a Pergola remote', ...schema }, null, 2)}\n`
  await expect(text).toMatchFileSnapshot('../../remote.schema.json')
})

describe('readRemoteManifest', () => {
  test('takes what the documents show', () => {
    expect(readRemoteManifest(JSON.stringify(sound))).toMatchObject({ ok: true, manifest: sound })
    const all = { title: 'Guest', version: '1.0', preload: ['a/b.js'], files: ['remoteEntry.js', 'a/b.js'] }
    expect(problemsOf(all)).toEqual([])
  })

  test.each([
    [{ name: 7 }, 'name is missing, or is no text'],
    [{ name: '__proto__' }, 'name must begin with a small letter'],
    [{ name: 'constructor' }, 'name is taken by the editor itself'],
    [{ name: 'canvas' }, 'name is taken by the editor itself'],
    [{ title: '' }, 'title must not be empty'],
    [{ title: 'x'.repeat(81) }, 'title must not be longer than 80 letters'],
    [{ contract: '2' }, 'contract is missing, or is no number'],
    [{ entry: undefined }, 'entry is missing'],
    [{ slots: 'panel:guest' }, 'slots must be a list'],
    [{ slots: ['panel:guest', 'panel:guest'] }, 'slots names a place twice'],
    [{ slots: ['panel:styling'] }, '"panel:styling" belongs to the editor'],
    [{ slots: ['panel:*'] }, '"panel:*" is no place for a remote'],
    [{ slots: ['canvas'] }, '"canvas" is no place for a remote'],
    [{ slots: ['screen:workspace'] }, 'is no place for a remote'],
    [{ slots: Array.from({ length: 51 }, (_, index) => `panel:p${index}`) }, 'slots must not have more than 50'],
    [{ preload: Array.from({ length: 201 }, () => 'a.js') }, 'preload must not have more than 200'],
    [{ files: ['a.js'] }, 'version is missing'],
    [{ files: 7, version: '1' }, 'files must be a list'],
    [{ extra: true }, '"extra" is no field of remote.json'],
  ])('refuses %j and says what is wrong', (change, problem) => {
    expect(problemsOf(change).join('\n')).toContain(problem)
  })

  test.each([
    'https://evil.test/x.js',
    '//evil.test/x.js',
    'javascript:alert(1)',
    'data:text/javascript,alert(1)',
    'blob:x',
    '/elsewhere.js',
    '../outside.js',
    'a/../../outside.js',
    String.raw`\\evil.test\x.js`,
    'a.js?x',
    'a.js#x',
    '%2e%2e/x.js',
    'a b.js',
    '',
  ])('refuses %j as a file of the remote', (file) => {
    for (const change of [{ entry: file }, { preload: [file] }, { files: [file], version: '1' }])
      expect(problemsOf(change).join('\n')).toContain('must be the path of a file in the folder of remote.json')
  })

  test('refuses what is no object, no JSON or too large, without reading on', () => {
    for (const text of ['', '<!doctype html>', 'null', '[]', '7', '"x"', 'x'.repeat(manifestLimits.bytes + 1)])
      expect(readRemoteManifest(text)).toMatchObject({ ok: false, kind: 'invalid' })
  })

  test('tells another contract apart, whatever else is wrong', () => {
    const text = JSON.stringify({ contract: contractNumber + 1, unknown: true })
    expect(readRemoteManifest(text)).toMatchObject({ kind: 'contract' })
  })

  test('puts nothing on the prototype of objects', () => {
    const text = `{"__proto__": {"polluted": true}, ${JSON.stringify(sound).slice(1)}`
    readRemoteManifest(text)
    expect({}).not.toHaveProperty('polluted')
  })
})
