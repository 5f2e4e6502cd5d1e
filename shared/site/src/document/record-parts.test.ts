import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Project } from '@pergola/contracts'
import { differences, partAt, samePart, withPart } from './record-parts.ts'

const made = (value: unknown) => value as Project
const name = fc.constantFrom('a', 'b', 'c', '1', 'constructor', '__proto__', 'two\nlines')
const value = fc.letrec<{ entry: unknown }>((tie) => ({
  entry: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(1, 'text', null, [1, { a: 1 }]),
    fc.array(
      fc.oneof(
        name,
        name.map((id) => ({ id })),
        fc.record({ name, entry: tie('entry') }),
      ),
      { maxLength: 4 },
    ),
    fc.array(fc.tuple(name, tie('entry')), { maxLength: 5 }).map((entries) => Object.fromEntries(entries)),
  ),
})).entry
const record = fc.array(fc.tuple(name, value), { maxLength: 6 }).map((entries) => made(Object.fromEntries(entries)))

test('any record becomes any other, to the order of its names, by the parts in which they differ', () => {
  fc.assert(
    fc.property(record, record, (left, right) => {
      expect(JSON.stringify(differences(left, right).reduce(withPart, left))).toBe(JSON.stringify(right))
    }),
  )
})

test('only what differs is a part: an object name by name, a list entry by entry where they can be told apart', () => {
  const one = { id: 'one', event: 'click', values: [1, 1] }
  const two = { id: 'two', event: 'click', values: [] }
  const left = { index: { title: 'a', icon: '' }, list: ['red'], logo: '', taps: [1, 1], group: [one] }
  const right = {
    index: { title: 'b', icon: '' },
    list: ['blue', 'red'],
    taps: [1],
    group: [{ ...one, values: [1] }, two],
  }
  expect(differences(left, right)).toEqual([
    { path: ['logo'], value: undefined },
    { path: ['group', '#two'], value: two },
    { path: ['group', '#one', 'values'], value: [1] },
    { path: ['taps'], value: [1] },
    { path: ['list', 'blue'], value: 'blue', before: 'red' },
    { path: ['index', 'title'], value: 'b' },
  ])
})

test('what came into a list later stays when an earlier entry is taken back', () => {
  const back = differences(made({ colors: ['red', 'blue'] }), made({ colors: ['red'] }))
  const later = made({ colors: ['green', 'red', 'blue', 'gold'] })
  expect(back.reduce(withPart, later)).toEqual({ colors: ['green', 'red', 'gold'] })
})

test('nothing can be set in what is not there, and nothing there is the same as that', () => {
  const gone = made({ pages: {} })
  const path = ['pages', 'about', 'title']
  expect(() => withPart(gone, { path, value: 'a' })).toThrow('the record has no place for pages.about.title')
  expect(partAt(gone, path)).toEqual({ value: undefined, isPlace: false })
  expect(samePart(gone, made({ pages: { about: {} } }), path)).toBe(false)
  expect(samePart(gone, made({ pages: { other: {} } }), path)).toBe(true)
})
