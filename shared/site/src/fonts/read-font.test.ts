import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { charactersOf } from './font-characters.ts'
import { readFont } from './read-font.ts'
import { unicodeRange } from './unicode-range.ts'

const { resolve } = createRequire(import.meta.url)
const file = (name: string) => new Uint8Array(readFileSync(resolve(name)))
const abeezee = (rest: string) => file(`@fontsource/abeezee/files/abeezee-${rest}`)
const awesome = (ending: string) => file(`@fortawesome/fontawesome-free/webfonts/fa-solid-900.${ending}`)

test.each([
  ['woff2', abeezee('latin-400-normal.woff2'), { family: 'ABeeZee', weight: '400', style: 'normal' }],
  ['woff2', abeezee('latin-400-italic.woff2'), { family: 'ABeeZee', weight: '400', style: 'italic' }],
  ['woff', abeezee('latin-ext-400-normal.woff'), { family: 'ABeeZee', weight: '400', style: 'normal' }],
  ['woff', awesome('woff'), { weight: '900' }],
  ['truetype', awesome('ttf'), { family: 'Font Awesome 5 Free', weight: '900', style: 'normal' }],
  ['embedded-opentype', awesome('eot'), { family: 'Font Awesome 5 Free Solid', weight: '900', style: 'normal' }],
  ['svg', awesome('svg'), { family: 'Font Awesome 5 Free Solid', weight: '900', style: 'normal' }],
])('a %s file says its family, weight and style', (format, bytes, facts) => {
  expect(readFont(bytes)).toMatchObject({ ok: true, value: { format, ...facts } })
})

test('a variable font has all the weights it can take', () => {
  const inter = file('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
  expect(readFont(inter)).toMatchObject({ ok: true, value: { family: 'Inter', weight: '100 900' } })
})

test('two parts of one family say which characters are whose', () => {
  const latin = readFont(abeezee('latin-400-normal.woff2'))
  const extended = readFont(abeezee('latin-ext-400-normal.woff2'))
  expect(latin.ok && latin.value.unicodeRange).toMatch(/U\+20-7E, U\+A0-/)
  expect(extended.ok && extended.value.unicodeRange).toMatch(/U\+13F-144/)
})

test('a file inside of a larger piece of memory is read as itself', () => {
  const bytes = awesome('ttf')
  const around = new Uint8Array(bytes.length + 7)
  around.set(bytes, 7)
  expect(readFont(around.subarray(7))).toMatchObject({ ok: true, value: { family: 'Font Awesome 5 Free' } })
})

describe('refused is', () => {
  const text = (written: string) => new TextEncoder().encode(written)

  test.each([
    ['nothing', new Uint8Array(), 'not-a-font'],
    ['a picture', text('GIF89a'), 'not-a-font'],
    ['a page', text('<!doctype html><p>font</p>'), 'not-a-font'],
    ['a drawing without a font', text('<svg><path d="M0 0"/></svg>'), 'not-a-font'],
    ['a head alone', text('wOF2'), 'broken'],
    ['half a font', awesome('ttf').slice(0, 500), 'broken'],
    ['half a packed font', abeezee('latin-400-normal.woff2').slice(0, 4000), 'broken'],
    ['an .eot that is cut off', awesome('eot').slice(0, 5000), 'broken'],
    ['a collection', text('ttcf\u0000\u0001\u0000\u0000'), 'collection'],
  ])('%s', (_what, bytes, failure) => {
    expect(readFont(bytes)).toMatchObject({ ok: false, failure })
  })

  test('a packed font that says it is enormous, before it is unpacked', () => {
    const bytes = abeezee('latin-400-normal.woff2')
    new DataView(bytes.buffer).setUint32(16, 0xff_ff_ff_ff)
    expect(readFont(bytes)).toMatchObject({ ok: false, failure: 'too-large' })
  })
})

test('a forged list of characters costs no memory', () => {
  const groups = { length: 4_000_000_000, get: () => ({ startCharCode: 0x20, endCharCode: 0xff_ff_ff_ff }) }
  const font = { cmap: { tables: [{ platformID: 3, table: { version: 12, groups } }] } }
  expect(unicodeRange(charactersOf(font))).toBe('U+20-10FFFF')
})
