import { expect, test } from 'vitest'
import {
  flattenRules,
  heavySelector,
  ownedSelector,
  ownerless,
  ownerOf,
  parseCss,
  putInSiteScope,
  selectorClasses,
  siteSelector,
  specificity,
  splitSelector,
  styleRuleOf,
} from './index.ts'

const own = ':where(.card, .card *)'
const rooted = ':where(:scope .card, :scope .card *)'

test.each([
  ['h1', `h1${own}`],
  ['*', `*${own}`],
  ['.title:hover', `.title${own}:hover`],
  ['main > h2, .a h3', `main > h2${own}, .a h3${rooted}`],
  ['a:not(.b):focus::after', `a${own}:not(.b):focus::after`],
  ['.dark:hover .b', `.dark:hover .b${rooted}`],
  ['html .b', `html .b${rooted}`],
  [':is(.a .b, .c):hover', `:is(.a .b, .c)${own}:hover`],
  ['li[title="a, b"]', `li[title="a, b"]${own}`],
])('%s is said for one alone, at the same weight, and reads back', (selector, owned) => {
  expect(ownedSelector(selector, 'card')).toBe(owned)
  expect(ownerOf(owned)).toBe('card')
  expect(ownerless(owned)).toBe(selector)
  expect(specificity(owned)).toEqual(specificity(selector))
  expect(splitSelector(owned).states).toEqual(splitSelector(selector).states)
})

test('a pseudo-element alone is one of any element', () => {
  expect(ownedSelector('::selection', 'card')).toBe(`*${own}::selection`)
  expect(ownedSelector('a ::before', 'card')).toBe(`a *${own}::before`)
})

test('what symbols of before say is read, one type heavier', () => {
  for (const selector of ['.card', 'li[title="a, b"]', '.a:hover .b']) {
    const heavy = heavySelector(selector, 'inf-a')
    expect([ownerOf(heavy), ownerless(heavy)]).toEqual(['inf-a', selector])
    const [ids, classes, types] = specificity(selector)
    expect(specificity(heavy)).toEqual([ids, classes, types + 1])
  }
  const plain = heavySelector('.inf-abcde:hover, .x', null)
  expect(plain).toBe('.inf-abcde:not(html):hover, .x:not(html)')
  expect([ownerOf(plain), ownerless(plain)]).toEqual([null, '.inf-abcde:hover, .x'])
})

test('what a person wrote with :where is nobody’s own', () => {
  for (const selector of ['.a:where(.b)', ':where(.a, .b *) c', '.a']) {
    expect(ownerOf(selector)).toBeNull()
    expect(ownerless(selector)).toBe(selector)
  }
})

test('the class a rule is kept to is not one that it styles', () => {
  const sheet = parseCss(`${ownedSelector('.title:hover', 'card')} { top: 0 }`, 'a.css')
  expect([...selectorClasses(sheet)]).toEqual(['title'])
})

test('in the scope of the whole page a selector that may begin with the root names it, and weighs the same', () => {
  expect(siteSelector('.dark .card:hover, .card, main .card')).toBe(
    '.dark .card:where(:scope *):hover, .card, main .card',
  )
  expect(specificity(siteSelector('.dark .card'))).toEqual(specificity('.dark .card'))
  expect(ownerless(siteSelector('.dark .card'))).toBe('.dark .card')
  expect(siteSelector(ownedSelector('.dark h2', 'card'))).toBe(`.dark h2${rooted}`)
})

test('rules are put into the scope of the whole page once, and are called as before there', () => {
  const css = '.card { top: 0 }\n\n@media (min-width: 9px) {\n  .dark .card { top: 1px }\n}'
  const scoped = putInSiteScope(css)
  expect(scoped).toBe(
    '@scope (html) {\n  .card { top: 0 }\n\n  @media (min-width: 9px) {\n    .dark .card:where(:scope *) { top: 1px }\n  }\n}',
  )
  expect(putInSiteScope(scoped)).toBe(scoped)
  const words = flattenRules(parseCss(scoped, '')).map(styleRuleOf)
  expect(words.map(({ atRule }) => atRule)).toEqual([null, '@media (min-width: 9px)'])
  for (const other of ['', '/* nothing */', '@keyframes a { to { top: 0 } }']) expect(putInSiteScope(other)).toBe(other)
})
