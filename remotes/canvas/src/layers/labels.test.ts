import { applyHtml, parseHtml } from '@pergola/site/html'
import { expect, test } from 'vitest'
import { createLabels } from './labels.ts'

const source = '<main><p>one</p>\n<p>two</p></main>'

function second(tree: ReturnType<typeof parseHtml>): number {
  const main = tree.node(tree.node(tree.body())?.children[0] ?? -1)
  return main?.children.at(-1) ?? -1
}

test('a given name comes back on the same element of the page parsed anew', () => {
  const first = parseHtml(source)
  const labels = createLabels(() => first, {})
  labels.set(second(first), 'Slogan')
  const again = parseHtml(source)
  expect(createLabels(() => again, labels.byPlace()).of(second(again))).toBe('Slogan')
})

test('a name follows its element to another place', () => {
  const tree = parseHtml(source)
  const labels = createLabels(() => tree, {})
  labels.set(second(tree), 'Slogan')
  applyHtml(tree, { type: 'html.move', node: second(tree), parent: tree.body(), index: 0 })
  expect(labels.byPlace()).toEqual({ '0': 'Slogan' })
})

test('an instance is called as its symbol is, until it is given a name of its own', () => {
  const tree = parseHtml('<section inf-symbol-id="card-1"></section><section inf-symbol-id="gone"></section>')
  const [card, gone] = tree.node(tree.body())?.children ?? []
  const labels = createLabels(
    () => tree,
    {},
    (id) => (id === 'card-1' ? 'Card' : undefined),
  )
  expect([card, gone].map((id) => labels.of(id ?? -1))).toEqual(['Card', 'section'])
  labels.set(card ?? -1, 'First card')
  expect(labels.of(card ?? -1)).toBe('First card')
})

test('an empty name gives the element its own name back', () => {
  const tree = parseHtml(source)
  const labels = createLabels(() => tree, { '0.1': 'Slogan' })
  labels.set(second(tree), '  ')
  expect(labels.of(second(tree))).toBe('Text')
  expect(labels.byPlace()).toEqual({})
})

test('places that the page no longer has are passed over', () => {
  const tree = parseHtml(source)
  expect(createLabels(() => tree, { '7.1': 'Gone' }).byPlace()).toEqual({})
})

test('a page without names is not read for them', () => {
  const labels = createLabels(() => {
    throw new Error('read')
  }, {})
  expect(labels.byPlace()).toEqual({})
})
