import { expect, test } from 'vitest'
import { hasElsewhere, isAttributeName, isAttributeValue, listedAttributes } from './attribute-rules.ts'

test.each([
  ['id and class', 'div', ['id', 'class', 'title'], ['title']],
  ['names that start with _, inf or v-', 'div', ['_x', 'inf-symbol-id', 'v-for', 'lang'], ['lang']],
  ['markers of motion and interaction', 'div', ['motion-id', 'motion-instance-id', 'interaction-id'], []],
  ['what a trait of the element shows', 'img', ['src', 'alt', 'loading'], ['loading']],
  ['the same name on another element', 'div', ['src', 'data-x'], ['src', 'data-x']],
])('hidden: %s', (_rule, tag, names, expected) => {
  const attributes = names.map((name) => ({ name, value: '' }))
  expect(listedAttributes(tag, attributes).map(({ name }) => name)).toEqual(expected)
})

test.each([
  ['class', true],
  ['CLASS', true],
  ['v-for', true],
  ['src', true],
  ['id', false],
  ['title', false],
  ['lang', false],
])('%s is not written over out of sight: %s', (name, expected) => {
  const attributes = ['id', 'class', 'title', 'v-for', 'src'].map((each) => ({ name: each, value: '' }))
  expect(hasElsewhere('img', attributes, name)).toBe(expected)
})

test.each([
  ['data-x', true],
  ['aria-label', true],
  ['@click', true],
  ['xlink:href', true],
  ['été', true],
  ['日本', true],
  ['', false],
  ['two words', false],
  ['a=b', false],
  ['"quoted"', false],
  ['<b', false],
  ['1st', false],
])('name %s: %s', (name, expected) => {
  expect(isAttributeName(name)).toBe(expected)
})

test('a value may hold anything but control characters', () => {
  expect(isAttributeValue('a "b" <c> & d\nnext')).toBe(true)
  expect(isAttributeValue('a\u0000b')).toBe(false)
})
