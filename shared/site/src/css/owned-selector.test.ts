import { expect, test } from 'vitest'
import { ownedSelector, ownerless, ownerOf, parseCss, selectorClasses, specificity, splitSelector } from './index.ts'

const own = ':not(html):where(.inf-a, .inf-a *)'

test.each([
  ['h1', `h1${own}`],
  ['*', `*${own}`],
  ['.card:hover', `.card${own}:hover`],
  ['.card > h2, .card h3', `.card > h2${own}, .card h3${own}`],
  ['a:not(.b):focus::after', `a${own}:not(.b):focus::after`],
  ['.a:hover .b', `.a:hover .b${own}`],
  [':is(.a, .b):hover', `:is(.a, .b)${own}:hover`],
  ['li[title="a, b"]', `li[title="a, b"]${own}`],
])('%s is said for one alone, one type heavier, and reads back', (selector, owned) => {
  expect(ownedSelector(selector, 'inf-a')).toBe(owned)
  expect(ownerOf(owned)).toBe('inf-a')
  expect(ownerless(owned)).toBe(selector)
  const [ids, classes, types] = specificity(selector)
  expect(specificity(owned)).toEqual([ids, classes, types + 1])
  expect(splitSelector(owned).states).toEqual(splitSelector(selector).states)
})

test('where nobody else has the class it is only heavier', () => {
  const heavy = ownedSelector('.inf-abcde:hover, .x', null)
  expect(heavy).toBe('.inf-abcde:not(html):hover, .x:not(html)')
  expect(ownerOf(heavy)).toBeNull()
  expect(ownerless(heavy)).toBe('.inf-abcde:hover, .x')
  expect(splitSelector('.inf-abcde:not(html):hover')).toEqual({ base: '.inf-abcde:not(html)', states: [':hover'] })
})

test('a pseudo-element alone is one of any element', () => {
  expect(ownedSelector('::selection', 'inf-a')).toBe(`*${own}::selection`)
  expect(ownedSelector('.a ::before', 'inf-a')).toBe(`.a *${own}::before`)
})

test('what a person wrote with :where is nobody’s own', () => {
  for (const selector of ['.a:where(.b)', ':where(.a, .b *) c', '.a']) {
    expect(ownerOf(selector)).toBeNull()
    expect(ownerless(selector)).toBe(selector)
  }
})

test('the class a rule is kept to is not one that it styles', () => {
  const sheet = parseCss(`${ownedSelector('.card:hover', 'inf-a')} { top: 0 }`, 'a.css')
  expect([...selectorClasses(sheet)]).toEqual(['card'])
})
