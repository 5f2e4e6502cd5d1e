import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spelledPaths } from './spelled-paths.ts'

const piece = fc.constantFrom('assets/', 'a', 'a.png', 'b', '/', 'logo', '.png', ' ')
const texts = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))

test('what is found is what a search for each alone finds', () => {
  fc.assert(
    fc.property(texts, fc.uniqueArray(texts.filter((path) => path !== '')), (text, paths) => {
      expect([...spelledPaths(text, paths)]).toEqual(paths.filter((path) => text.includes(path)))
    }),
  )
})

test('a path that is longer than what is left of the text is not found', () => {
  expect([...spelledPaths('load("assets/a.pn', ['assets/a.png'])]).toEqual([])
})
