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

test('only what differs is a part: a list as a whole, an object name by name', () => {
  const left = { pages: { index: { title: 'a', icon: '' }, about: {} }, colors: ['red'], logo: '' }
  const right = { pages: { index: { title: 'b', icon: '' }, about: {} }, colors: ['red', 'blue'] }
  expect(differences(left, right)).toEqual([
    { path: ['logo'], value: undefined },
    { path: ['colors'], value: ['red', 'blue'] },
    { path: ['pages', 'index', 'title'], value: 'b' },
  ])
})

test('nothing can be set in what is not there, and nothing there is the same as that', () => {
  const gone = made({ pages: {} })
  const path = ['pages', 'about', 'title']
  expect(() => withPart(gone, { path, value: 'a' })).toThrow('the record has no place for pages.about.title')
  expect(partAt(gone, path)).toEqual({ value: undefined, isPlace: false })
  expect(samePart(gone, made({ pages: { about: {} } }), path)).toBe(false)
  expect(samePart(gone, made({ pages: { other: {} } }), path)).toBe(true)
})
