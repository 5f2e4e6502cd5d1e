import { expect, test } from 'vitest'
import { parseGradient } from './gradient.ts'
import { stopPlaces, withStopAt } from './stop-places.ts'

const stopsOf = (text: string) => parseGradient(`linear-gradient(${text})`)?.stops ?? []

test.each([
  ['the ends, where nothing is said', 'red, blue', [0, 100]],
  ['as they are said', 'red 10%, blue 35.5%, teal 80%', [10, 35.5, 80]],
  ['spread between those that say it', 'red, tan, blue, teal 90%, pink', [0, 30, 60, 90, 100]],
  ['none before the one in front of it', 'red 60%, blue 20%, teal', [60, 60, 100]],
  ['unknown in other units', 'red 10px, blue', null],
  ['unknown of a band', 'red 0% 20%, blue', null],
])('%s: %s', (_rule, text, expected) => {
  expect(stopPlaces(stopsOf(text))).toEqual(expected)
})

test.each([
  ['between two', '#000000, #ffffff', 25, ['#000000 ', '#404040 25%', '#ffffff ']],
  ['of colours written otherwise the nearer', 'red 0%, blue 100%', 70, ['red 0%', 'blue 70%', 'blue 100%']],
  ['before the first', 'red 50%, blue', 20, ['red 20%', 'red 50%', 'blue ']],
  ['behind the last', 'red, blue 50%', 80, ['red ', 'blue 50%', 'blue 80%']],
])('one more %s', (_rule, text, place, expected) => {
  expect(withStopAt(stopsOf(text), place).map(({ color, offset }) => `${color} ${offset}`)).toEqual(expected)
})
