import { expect, test } from 'vitest'
import { suggest, typedAt } from './completion.ts'

test.each([
  ['co', { path: [], start: 'co' }],
  ['a + item.ti', { path: ['item'], start: 'ti' }],
  ['item.', { path: ['item'], start: '' }],
  ['list[0].name?.fi', { path: ['list[0]', 'name'], start: 'fi' }],
  ['$', { path: [], start: '$' }],
  ['größe.hö', { path: ['größe'], start: 'hö' }],
  ['f(', null],
  ['12', null],
  ['', null],
])('what is typed in %j', (text, expected) => {
  expect(typedAt(text, text.length)).toEqual(expected)
})

test('beginnings come first, and what is typed whole is no suggestion', () => {
  const complete = () => ['discount', 'count', 'counter'].map((name) => ({ name, detail: '' }))
  expect(suggest(complete, { path: [], start: 'count' }).map(({ name }) => name)).toEqual(['counter', 'discount'])
})
