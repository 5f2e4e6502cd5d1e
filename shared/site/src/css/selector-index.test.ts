import { expect, test } from 'vitest'
import { applyCss } from './apply-css.ts'
import { findRule } from './find-rule.ts'
import { parseCss } from './parse-css.ts'
import { rulesOfBase, selectorClasses } from './selector-index.ts'

const css = `.a { color: red }
.a:hover { color: blue }
.a .b, .c\\:d { color: green }
@layer base { @media (width < 40rem) { .a { &::before { content: '' } > .e { color: tan } } } }
a[href$=".png"] { color: pink }`

test('rules of a base are found in every state, at-rule and nesting', () => {
  const sheet = parseCss(css, 'a.css')
  expect(rulesOfBase(sheet, '.a').map(({ selector }) => selector)).toEqual(['.a', '.a:hover', '.a', '.a::before'])
  expect(rulesOfBase(sheet, '.a>.e')).toHaveLength(1)
})

test('classes are read as elements have them, not out of strings', () => {
  expect([...selectorClasses(parseCss(css, 'a.css'))]).toEqual(['a', 'b', 'c:d', 'e'])
})

test('both follow the sheet', () => {
  const sheet = parseCss(css, 'a.css')
  rulesOfBase(sheet, '.a')
  selectorClasses(sheet)
  applyCss(sheet, { type: 'css.insertRule', parent: null, index: 0, text: '.a:focus { color: red }\n.new {}' })
  expect(rulesOfBase(sheet, '.a')[0]?.selector).toBe('.a:focus')
  expect(selectorClasses(sheet).has('new')).toBe(true)
  const rule = findRule(sheet, { selector: '.a', states: [':focus'], atRule: null })
  applyCss(sheet, { type: 'css.set', rule: rule?.id ?? 0, property: 'color', value: 'blue' })
  expect(rulesOfBase(sheet, '.a')[0]?.declarations[0]?.value).toBe('blue')
})
