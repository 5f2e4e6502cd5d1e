import fc from 'fast-check'
import { unzipSync, zipSync } from 'fflate'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { limits } from '@pergola/contracts'
import { encodeText, safeNames } from '../project/index.ts'
import { readArchive } from './read-archive.ts'
import { hostileZips } from './testing/hostile-zips.ts'
import { fields, join, zipBytes } from './testing/zip-bytes.ts'
import type { ZipPart } from './testing/zip-bytes.ts'

// Far more than any of these needs; machines that run the tests are shared.
vi.setConfig({ testTimeout: 30_000 })

/** Every file of a zip, or the first refusal, wherever it comes. */
async function unpack(bytes: Uint8Array<ArrayBuffer>) {
  const entries = await readArchive(new Blob([bytes]))
  if (!entries.ok) return entries
  const files = new Map<string, Uint8Array>()
  for (const entry of entries.value) {
    const content = await entry.read()
    if (!content.ok) return content
    files.set(entry.path, content.value)
  }
  return { ok: true as const, value: files }
}

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

describe('a hostile zip is refused, and says why', () => {
  test.each(hostileZips().map((zip) => [zip.what, zip] as const))('%s', async (_what, { bytes, refusal }) => {
    const outcome = await unpack(bytes)
    expect(outcome).toMatchObject({ ok: false, failure: refusal })
    const { detail } = outcome as { detail?: string }
    expect(detail).toMatch(/^[A-Z“].{20,}\.$/u)
    expect(detail?.length).toBeLessThan(250)
    // What the sentence quotes from the zip cannot change how it reads.
    expect(detail).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  })

  test('all that can be known from its lists is known before a byte is unpacked', async () => {
    const unpacked = []
    for (const { what, bytes } of hostileZips()) if ((await readArchive(new Blob([bytes]))).ok) unpacked.push(what)
    expect(unpacked).toEqual([
      'a bomb that says it is small',
      'a size too small',
      'a size too large',
      'a wrong checksum',
      'a wrong checksum of packed text',
      'packed text that is not',
      'packed text cut short',
      'no packed text at all',
    ])
  })

  test('there are many kinds, and a reader without a guard takes most of them', () => {
    const zips = hostileZips()
    const taken = zips.filter(({ bytes }) => {
      try {
        unzipSync(bytes, { filter: (file) => file.originalSize < 10_000_000 })
        return true
      } catch {
        return false
      }
    })
    expect(zips.length).toBeGreaterThanOrEqual(60)
    expect(new Set(zips.map((zip) => zip.what)).size).toBe(zips.length)
    expect(taken.length).toBeGreaterThan(50)
  })
})

/** What file systems hold and generators, crawlers and people write. */
const ordinaryNames = [
  `${'ä'.repeat(60)}-1200x800.jpg`,
  '漢'.repeat(250),
  'nul.html',
  'js/aux.js',
  'index.html?p=2.html',
  'a:b.html',
  'dir./b.html',
  'a.html ',
  'a*.html',
  'what|is"this<.txt',
  'Icon\r',
  'a\nb.html',
  '\u202aملف.html',
  'a\ufffdb.html',
  `${'a/'.repeat(40)}b.html`,
]

describe('an ordinary zip is taken', () => {
  test.each<[string, ZipPart[], string[]]>([
    [
      'stored and deflated',
      [
        { name: 'a.html', data: 'a' },
        { name: 'b.html', data: 'b', method: 8 },
      ],
      ['a.html', 'b.html'],
    ],
    ['sizes behind the data', [{ name: 'a.html', data: 'a', method: 8, descriptor: true }], ['a.html']],
    ['folders are not files', [{ name: 'a/' }, { name: 'a/b.html', data: 'x' }], ['a/b.html']],
    ['an empty file', [{ name: '.nojekyll' }], ['.nojekyll']],
    ['an empty file, deflated', [{ name: 'a.css', method: 8 }], ['a.css']],
    ['unix permissions', [{ name: 'a.html', data: 'a', unixMode: 0x81a4 }], ['a.html']],
    [
      'litter is left out',
      [
        { name: '__MACOSX/._a.html', data: 'x' },
        { name: 'b/.DS_Store', data: 'x' },
      ],
      [],
    ],
    ['letters of every script', [{ name: '页面/ملف‌.html', data: 'x' }], ['页面/ملف‌.html']],
    ['UTF-8 without the flag', [{ name: 'é.html', data: 'x', flags: 0 }], ['é.html']],
    ['code page 437', [{ name: new Uint8Array([0x82, 0x2e, 0x63]), data: 'x', flags: 0 }], ['é.c']],
    ['a zip inside stays a file', [{ name: 'a.zip', data: zipBytes([{ name: '../x' }]) }], ['a.zip']],
    [
      'names that are keys of every object',
      [
        { name: 'constructor', data: 'x' },
        { name: 'toString/a', data: 'y' },
      ],
      ['constructor', 'toString/a'],
    ],
    ['nothing at all', [], []],
    ...ordinaryNames.map((name): [string, ZipPart[], string[]] => [
      `the name ${JSON.stringify(name).slice(0, 40)}`,
      [{ name, data: 'x' }],
      [name],
    ]),
    [
      'names that differ in case, and in how an accent is written',
      ['FAQ.html', 'faq.html', 'caf\u00e9.css', 'cafe\u0301.css'].map((name) => ({ name, data: name })),
      ['FAQ.html', 'cafe\u0301.css', 'caf\u00e9.css', 'faq.html'],
    ],
    [
      'the root, a folder written with a doubled slash and one from itself',
      [{ name: './' }, { name: './a.html', data: 'x' }, { name: 'b//c.html', data: 'y' }],
      ['a.html', 'b/c.html'],
    ],
    ['backslashes of an old program for Windows', [{ name: 'a\\' }, { name: 'a\\b.html', data: 'x' }], ['a/b.html']],
  ])('%s', async (_what, parts, paths) => {
    const outcome = await unpack(zipBytes(parts))
    expect(outcome.ok && [...outcome.value.keys()]).toEqual(paths)
  })

  test('zip64 within the limits', async () => {
    const wide = fields([2, 1], [2, 8], [8, 1])
    const parts = [{ name: 'a.html', data: 'a', size: 0xffffffff, extra: wide }]
    const outcome = await unpack(
      zipBytes(parts, {
        entries: 0xffff,
        wide: (at) =>
          join([
            fields(
              [4, 0x06064b50],
              [8, 44],
              [2, 45],
              [2, 45],
              [4, 0],
              [4, 0],
              [8, 1],
              [8, 1],
              [8, at.size],
              [8, at.offset],
            ),
            fields([4, 0x07064b50], [4, 0], [8, at.offset + at.size], [4, 1]),
          ]),
      }),
    )
    expect(outcome.ok && text(outcome.value.get('a.html'))).toBe('a')
  })

  test('what another program packed', async () => {
    const outcome = await unpack(
      zipSync({ 'a.html': encodeText('one'), b: { 'c.css': encodeText('two') } }) as Uint8Array<ArrayBuffer>,
    )
    expect(outcome.ok && [...outcome.value].map(([name, bytes]) => [name, text(bytes)])).toEqual([
      ['a.html', 'one'],
      ['b/c.css', 'two'],
    ])
  })
})

const runs = { numRuns: 1500 }

describe('whatever the bytes', () => {
  const nasty = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('..', '.', '', 'a', 'C:', '\\', 'nul', '\u202e'),
  )

  test('no name leads out of the folder', async () => {
    let taken = 0
    await fc.assert(
      fc.asyncProperty(fc.array(nasty, { minLength: 1, maxLength: 4 }), async (segments) => {
        const name = segments.join('/')
        const outcome = await unpack(zipBytes([{ name, data: 'x' }]))
        if (!outcome.ok) return
        for (const found of outcome.value.keys()) {
          taken++
          expect(path.posix.resolve('/root', found)).toBe(`/root/${found}`)
          // What Windows takes for a drive it is offered under another name.
          const safe = safeNames([found]).get(found) ?? found
          expect(path.win32.resolve('C:\\root', safe)).toBe(`C:\\root\\${safe.replaceAll('/', '\\')}`)
        }
      }),
      runs,
    )
    expect(taken).toBeGreaterThan(100)
  })

  test('a changed byte is refused or changes nothing', async () => {
    const parts: ZipPart[] = [
      { name: 'index.html', data: '<h1>Hello</h1>'.repeat(20), method: 8 },
      { name: 'css/a.css', data: 'a { color: red }' },
      { name: 'b/', unixMode: 0x41ed },
      { name: 'b/c.js', data: 'let a = 1', method: 8, descriptor: true },
    ]
    const honest = zipBytes(parts, { comment: encodeText('a comment') })
    const expected = new Map(parts.map((part) => [part.name, part.data]))
    let refused = 0
    await fc.assert(
      fc.asyncProperty(fc.nat(honest.length - 1), fc.integer({ min: 1, max: 255 }), async (at, mask) => {
        const bytes = honest.slice()
        bytes[at] = (bytes[at] ?? 0) ^ mask
        const outcome = await unpack(bytes)
        if (!outcome.ok) {
          refused++
          return
        }
        for (const [name, content] of outcome.value) expect(text(content)).toBe(expected.get(name))
        expect(outcome.value.size).toBe(3)
      }),
      runs,
    )
    expect(refused).toBeGreaterThan(500)
  })

  test('noise is refused without an exception', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.boolean(), async (noise, asZip) => {
        const bytes = asZip ? join([noise, zipBytes([]).slice(-22)]) : new Uint8Array(noise)
        const outcome = await unpack(bytes)
        expect(outcome.ok).toBe(asZip && noise.length === 0)
      }),
      { numRuns: 500 },
    )
  })
})

test('the limits of the product are those the refusals speak of', async () => {
  const outcome = await readArchive(new Blob([zipBytes([{ name: 'a', data: 'x' }])]), { ...limits.archive, entries: 0 })
  expect(outcome).toMatchObject({ ok: false, failure: 'too-many-entries' })
})
