import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pagesReadableNow } from './pages-readable-now.ts'
import { bytesOf, latin, opened } from './testing/opened-texts.ts'

const declared = [
  'shift_jis',
  'euc-jp',
  'iso-2022-jp',
  'euc-kr',
  'gbk',
  'gb18030',
  'big5',
  'koi8-r',
  'windows-1252',
  'utf-8',
]
const numRuns = 12 * Number(process.env['PERGOLA_FUZZ'] ?? 1)

/** Where it is done, how much goes, and what comes. */
const edits = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 3 }), fc.constantFrom('x', 'é', '日本', '😀', '')), {
  minLength: 1,
  maxLength: 4,
})

test.each(declared)('any bytes said to be %s come back when all edits of them are undone', async (label) => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 80 }), edits, async (noise, done) => {
      const original = bytesOf(`<meta charset=${label}><p>${latin(noise)}</p>`)
      const { read, store } = opened({ 'a.html': original })
      const texts = [(await read('a.html')) ?? '']
      for (const [at, cut, put] of done) {
        const text = texts.at(-1) ?? ''
        const start = 30 + (at % (text.length - 29))
        texts.push(text.slice(0, start) + put + text.slice(start + cut))
        await store('a.html', texts.at(-1) ?? '')
      }
      for (const text of texts.toReversed()) await store('a.html', text)
      expect(latin(await store('a.html', texts[0] ?? ''))).toBe(latin(original))
    }),
    { numRuns },
  )
})

test('a page that was taken for no text when it came is put right, one that is none is not', async () => {
  const { disk } = opened({
    'a.html': bytesOf('<meta charset=shift_jis>\x93\xfa'),
    'b.html': bytesOf('<meta charset=iso-2022-kr>'),
  })
  const { pages } = disk.state().project
  for (const name of Object.keys(pages)) pages[name] = { ...pages[name]!, editable: false }
  const right = await pagesReadableNow(disk)
  expect(right?.['a.html']).toMatchObject({ encoding: 'shift_jis' })
  expect(right?.['a.html']?.editable).toBeUndefined()
  expect(right?.['b.html']?.editable).toBe(false)
})

describe('project texts', () => {
  test('what is undone is stored as it was, to the byte', async () => {
    // NEC's own row has the sign a second time, and 0x81 before a quote is nothing.
    const original = bytesOf('<meta charset=shift_jis><p>\x87\x90</p><p>\x81"</p>')
    const { read, store } = opened({ 'a.html': original })
    const before = (await read('a.html')) ?? ''
    await store('a.html', before.replace('≒', '').replace('\udc81', ''))
    await store('a.html', '<meta charset=utf-8>nothing')
    expect(await read('a.html')).toBe('<meta charset=utf-8>nothing')
    await store('a.html', before)
    expect(await read('a.html')).toBe(before)
    expect(latin(await store('a.html', before))).toBe(latin(original))
  })

  test('what the encoding lacks is read in this tab as it was written', async () => {
    const { read, store } = opened({ 'a.html': bytesOf('<meta charset=shift_jis><p>x</p>') })
    await read('a.html')
    const text = '<meta charset=shift_jis><p>é</p>'
    expect(latin(await store('a.html', text))).toBe('<meta charset=shift_jis><p>&#233;</p>')
    expect(await read('a.html')).toBe(text)
  })

  test('a script that declares nothing is written as its page, or as its script element says', async () => {
    const page = '<meta charset=shift_jis><script src=a.js></script><script charset=euc-jp src=b.js></script>'
    const { store } = opened({ 'a.html': bytesOf(page), 'a.js': bytesOf('f()'), 'b.js': bytesOf('f()') }, 'shift_jis')
    expect(latin(await store('a.js', 'f("日")'))).toBe('f("\x93\xfa")')
    expect(latin(await store('b.js', 'f("日")'))).toBe('f("\xc6\xfc")')
  })

  test('a file that is no text is not written over', async () => {
    const { store, read } = opened({ 'a.html': bytesOf('<meta charset=iso-2022-kr>') })
    expect(await read('a.html')).toBeUndefined()
    expect(await store('a.html', '<p>')).toBeNull()
  })
})

test('says why a text cannot be stored: its encoding lacks a character, or what is stored is no text', async () => {
  const page = (text: string) => `<meta charset="windows-1252"><script type="text/x-something">${text}</script>`
  const { disk, texts, store, read } = opened({
    'a.html': bytesOf(page('x')),
    'b.html': bytesOf('<meta charset="iso-2022-kr">'),
  })
  expect(await store('a.html', page('日'))).toBeNull()
  expect(await texts.refusal(disk, 'a.html')).toEqual({
    failure: 'not-encodable',
    message: expect.stringContaining('"a.html" is in windows-1252'),
  })
  expect(await read('a.html')).toBe(page('x'))
  expect(await store('b.html', '<p>')).toBeNull()
  expect(await texts.refusal(disk, 'b.html')).toMatchObject({ failure: 'write-failed' })
})
