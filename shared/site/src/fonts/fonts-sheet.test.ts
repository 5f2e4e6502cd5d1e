import { describe, expect, test } from 'vitest'
import type { Font } from '@pergola/contracts'
import { editFontsSheet, familyText, installedFamilies } from './index.ts'

const font = (given: Partial<Font> & { name: string }): Font => ({
  id: given.name,
  url: '',
  fileName: 'a.woff2',
  path: 'fonts/a.woff2',
  isCDN: false,
  size: 1,
  ...given,
})

const brand = font({ name: 'Brand', weight: '700', style: 'italic', format: 'woff2', unicodeRange: 'U+20-7E, U+A0' })
const far = font({ name: 'Far-400', isCDN: true, url: 'https://fonts.example.com/far.woff2', path: '', fileName: '' })
const own = '/* mine */\n@import "x.css";\n@font-face{font-family:Mine;src:url(../fonts/mine.woff)}\n.a{color:red}\n'

describe('the sheet of the fonts', () => {
  test('has a rule for each font, with all that a browser wants to know before it fetches one', () => {
    expect(editFontsSheet('', { fonts: [brand], come: [brand] })).toBe(`@font-face {
  font-family: "Brand";
  src: url("../fonts/a.woff2") format("woff2");
  font-weight: 700;
  font-style: italic;
  font-display: swap;
  unicode-range: U+20-7E, U+A0;
}
`)
  })

  test('takes a font from elsewhere by its address', () => {
    expect(editFontsSheet('', { fonts: [far], come: [far] })).toContain(
      'src: url("https://fonts.example.com/far.woff2") format("woff2");',
    )
  })

  test.each(['', '\n', '/* fonts */\n', own, own.trimEnd(), own.replaceAll('\n', '\r\n'), `\uFEFF${own}\n`])(
    'is byte for byte what it was when fonts come and leave again: %j',
    (css) => {
      const other = font({ name: 'Other', path: 'fonts/b.woff2' })
      const add = (text: string, each: Font) => editFontsSheet(text, { fonts: [each], come: [each] })
      const without = (text: string, ...gone: Font[]) => editFontsSheet(text, { fonts: [], gone })
      const all = [brand, far, other].reduce(add, css)
      expect(all.startsWith(css)).toBe(true)
      expect(without(all, brand)).toBe([far, other].reduce(add, css))
      expect(without(all, far)).toBe([brand, other].reduce(add, css))
      expect(without(all, other)).toBe([brand, far].reduce(add, css))
      expect(without(all, brand, other)).toBe(add(css, far))
      expect(without(all, brand, far, other)).toBe(css)
    },
  )

  test('loses no line but that of the rule, nor a comment above it', () => {
    const css = '.a {}\n/* Brand */\n@font-face { src: url(../fonts/a.woff2) }\n.b {}'
    expect(editFontsSheet(css, { fonts: [], gone: [brand] })).toBe('.a {}\n/* Brand */\n.b {}')
  })

  test('loses a rule that another program wrote for the same file', () => {
    const css = `@font-face { font-family: "a.woff2"; src: url('..\\2f fonts/./a.woff2') }`
    expect(editFontsSheet(css, { fonts: [], gone: [brand] })).toBe('')
  })

  test('has one rule for a font that is installed again', () => {
    const once = editFontsSheet('', { fonts: [brand], come: [brand] })
    expect(editFontsSheet(once, { fonts: [brand], come: [brand] })).toBe(once)
  })

  test('is made anew where it is no sheet any more', () => {
    const css = editFontsSheet('@font-face { src: url("', { fonts: [brand, far], come: [far] })
    expect(css.match(/@font-face/g)).toHaveLength(2)
  })

  test('says nothing that a record from outside could break out with', () => {
    const hostile = font({
      name: '"; } body { display: none } /*\n',
      path: 'fonts/x") ; } body{} .woff2',
      weight: '400; } *{}',
      style: 'normal} ',
      unicodeRange: 'U+0; } html{}',
      format: 'woff2"); }',
    })
    const css = editFontsSheet('', { fonts: [hostile], come: [hostile] })
    expect(css).not.toMatch(/"; }|font-weight|font-style|unicode-range|[^\\]\n *}.*body/)
    expect(css.match(/[{}]/g)?.filter((sign) => sign === '{')).toHaveLength(2)
    expect(css).toContain(String.raw`font-family: "\22 ; } body { display: none } /*";`)
    expect(css).toContain('url("../fonts/x%22)%20%3B%20%7D%20body%7B%7D%20.woff2") format("woff2")')
  })
})

test.each([
  ['Arial', 'Arial'],
  ['Open Sans', '"Open Sans"'],
  ['Roboto-700', '"Roboto-700"'],
  ['serif', '"serif"'],
  ['inherit', '"inherit"'],
  ['a"b\\c', String.raw`"a\22 b\5c c"`],
])('the family %s is written %s', (name, text) => {
  expect(familyText(name)).toBe(text)
})

test('families are named once and without the ending of a file', () => {
  const fonts = {
    a: font({ name: 'Brand' }),
    b: font({ name: 'Brand' }),
    c: font({ name: 'old.TTF' }),
    d: font({ name: '.ttf' }),
  }
  expect(installedFamilies(fonts)).toEqual(['Brand', 'old'])
})
