import { expect, test } from 'vitest'
import type { StyleValue, ValueOrigin } from '@pergola/contracts'
import { removalEdits } from './removal-edits.ts'

const value = (text: string, origin: ValueOrigin = 'here'): StyleValue => ({
  value: text,
  origin,
  important: false,
  source: null,
  winner: null,
})
const explode = (_shorthand: string, text: string): Record<string, string> =>
  text.startsWith('var') ? {} : { 'row-gap': text, 'column-gap': text }

test('an own declaration is removed', () => {
  expect(removalEdits('row-gap', { 'row-gap': value('4px') }, explode)).toEqual([{ property: 'row-gap', value: null }])
})

test('one that stands elsewhere is left alone', () => {
  expect(removalEdits('row-gap', { 'row-gap': value('4px', 'elsewhere') }, explode)).toEqual([])
})

test('a part of a shorthand leaves the other parts', () => {
  expect(removalEdits('row-gap', { gap: value('4px') }, explode)).toEqual([
    { property: 'gap', value: null },
    { property: 'column-gap', value: '4px', important: false },
  ])
})

test('parts that are shown under their own name are kept all the same', () => {
  const values = { gap: value('4px'), 'row-gap': value('4px'), 'column-gap': value('4px') }
  expect(removalEdits('row-gap', values, explode)).toEqual([
    { property: 'row-gap', value: null },
    { property: 'gap', value: null },
    { property: 'column-gap', value: '4px', important: false },
  ])
})

test('a part that was written on its own keeps its own value', () => {
  const values = { gap: value('4px'), 'row-gap': value('4px'), 'column-gap': value('9px') }
  expect(removalEdits('row-gap', values, explode).at(-1)).toEqual({
    property: 'column-gap',
    value: '9px',
    important: false,
  })
})

test('a shorthand that cannot be taken apart stays', () => {
  expect(removalEdits('row-gap', { gap: value('var(--gap)') }, explode)).toEqual([])
})

test('a value for all sides takes the sides with it', () => {
  const values = { 'overflow-x': value('auto'), 'overflow-y': value('auto') }
  expect(removalEdits('overflow', values, explode).map(({ property }) => property)).toEqual([
    'overflow-x',
    'overflow-y',
  ])
})
