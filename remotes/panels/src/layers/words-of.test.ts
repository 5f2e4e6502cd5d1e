import { createFakeCanvas, type FakeElement } from '@pergola/contracts/testing'
import { expect, test } from 'vitest'
import { wordsOf } from './words-of.ts'

const home: FakeElement = { tag: 'a', label: 'Link', text: '\n  Home\n  page ' }

test.each<[string, FakeElement, string]>([
  ['a link says its text, in one line', home, 'Home page'],
  ['text deeper down is its text as well', { tag: 'h1', children: [{ tag: 'b', text: 'Deep' }] }, 'Deep'],
  ['a box says nothing of what stands in it', { tag: 'nav', children: [home] }, ''],
  ['a picture says what stands for it', { tag: 'img', attributes: { alt: 'A cat' } }, 'A cat'],
  ['a name is not said twice', { tag: 'p', label: 'Slogan', text: 'Slogan' }, ''],
  ['a long text is cut', { tag: 'p', text: 'word '.repeat(100) }, 'word '.repeat(16)],
])('%s', (_rule, element, words) => {
  const canvas = createFakeCanvas({ page: { tag: 'body', children: [element] } })
  const [id = -1] = canvas.layer(canvas.rootLayer() ?? -1)?.children ?? []
  expect(wordsOf(canvas.layer(id)!, canvas)).toBe(words)
})
