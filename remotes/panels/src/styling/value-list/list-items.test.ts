import { expect, test } from 'vitest'
import { addItem, listText, moveItem, printItems, readItems } from './list-items.ts'

test.each([
  ['functions', 'blur(2px) drop-shadow(0 1px rgb(0 0 0 / 20%))', ' ', 2],
  ['layers', 'url("a,b.png"), linear-gradient(red, blue)', ',', 2],
  ['layers on lines of their own', 'url("a.png"),\n    linear-gradient(red, blue) ,none', ',', 3],
  ['nothing', '', ',', 0],
] as const)('%s are read and printed as they are', (_rule, value, separator, count) => {
  const items = readItems(value, '', separator)
  expect(items).toHaveLength(count)
  expect(printItems(items, separator)).toEqual({ value, hidden: '' })
})

test('a hidden item keeps its place and comes back to it', () => {
  const items = readItems('a, b, c', '', ',').map((item, at) => ({ ...item, hidden: at === 1 }))
  const printed = printItems(items, ',')
  expect(printed).toEqual({ value: 'a, c', hidden: '(1 b)' })
  expect(readItems(printed.value, printed.hidden, ',')).toEqual(items)
})

test.each([
  ['a,b , c', [2, 0, 1], 'c, a,b'],
  ['a,\n  b,\n  c', [2, 0, 1], 'c, a,\n  b'],
  ['a,\n  b,\n  c', [0, 2, 1], 'a,\n  c,\n  b'],
  ['a,b', [0, 0, 1], 'a, a,b'],
])('of %j in another order what stays side by side stays as it was written', (value, order, expected) => {
  const items = readItems(value, '', ',')
  expect(
    printItems(
      order.map((at) => items[at]!),
      ',',
    ).value,
  ).toBe(expected)
})

test('everything hidden leaves no value, and all of it comes back', () => {
  const items = readItems('blur(2px) sepia(1)', '', ' ').map((item) => ({ ...item, hidden: true }))
  const printed = printItems(items, ' ')
  expect(printed.value).toBe('')
  expect(readItems('', printed.hidden, ' ')).toEqual(items)
})

test('a hidden place that is no longer there is the end; what is no hidden item is left out', () => {
  expect(readItems('a', '(9 b) bogus', ',').map(({ text }) => text)).toEqual(['a', 'b'])
})

test('none gives way to the first item, and takes the place of all of them', () => {
  const none = readItems('none', '', ' ')
  expect(addItem(none, 'blur(1px)', 'last').map(({ text }) => text)).toEqual(['blur(1px)'])
  expect(addItem(readItems('blur(1px)', '', ' '), 'none', 'last').map(({ text }) => text)).toEqual(['none'])
})

test('an item moves within the list only', () => {
  const items = readItems('a, b', '', ',')
  expect(moveItem(items, 0, 1).map(({ text }) => text)).toEqual(['b', 'a'])
  expect(moveItem(items, 0, 2)).toBe(items)
})

test('the none that a shorthand means is no item; one that is written is', () => {
  expect(listText({ value: 'none', declaredAs: 'background' })).toBe('')
  expect(listText({ value: 'url(a.png), none', declaredAs: 'background' })).toBe('url(a.png), none')
  expect(listText({ value: 'none' })).toBe('none')
  expect(listText(undefined)).toBe('')
})
