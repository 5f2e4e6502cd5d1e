import { parseHtml } from '@pergola/site/html'
import { expect, test } from 'vitest'
import { isTextElement, isTypable, textOf } from './is-text.ts'

test.each([
  ['<p>a <b>b</b></p>', true],
  ['<p></p>', true],
  ['<div>a</div>', true],
  ['<div></div>', false],
  ['<div> \n </div>', false],
  ['<div><p>a</p></div>', false],
  ['<p>a <svg></svg></p>', false],
  ['<ul><li>a</li></ul>', false],
  ['<img>', false],
  ['<textarea>a</textarea>', false],
  [`<div>${'<span>a</span>'.repeat(300)}</div>`, false],
])('%s is text: %s', (html, expected) => {
  const tree = parseHtml(html)
  const node = tree.node(tree.node(tree.body())?.children[0] ?? -1)
  expect(node && isTextElement(tree, node)).toBe(expected)
})

test.each([
  ['<button><svg></svg> Save me</button>', true],
  ['<label>Your name <input></label>', true],
  ['<li>Parent item<ul><li>child</li></ul></li>', true],
  ['<section>Words<div>inner</div></section>', true],
  ['<p>a <picture><img></picture></p>', true],
  ['<p></p>', true],
  ['<section> <div>inner</div> </section>', false],
  ['<label><input></label>', false],
  ['<textarea>a</textarea>', false],
  ['<select>a</select>', false],
  ['<video>a</video>', false],
  ['<svg><text>a</text></svg>', false],
])('%s can be typed in: %s', (html, expected) => {
  const tree = parseHtml(html)
  const node = tree.node(tree.node(tree.body())?.children[0] ?? -1)
  expect(node && isTypable(tree, node)).toBe(expected)
})

test('words that stand in the body itself can be typed', () => {
  const tree = parseHtml('Words<p>inner</p>')
  const body = tree.node(tree.body())
  expect(body && isTypable(tree, body)).toBe(true)
})

test('text is told only where there is nothing but text', () => {
  const tree = parseHtml('<p>a &amp; b<!-- c --></p><p>a<b>b</b></p>')
  const [plain, mixed] = (tree.node(tree.body())?.children ?? []).map((id) => tree.node(id))
  expect(plain && textOf(tree, plain)).toBe('a & b')
  expect(mixed && textOf(tree, mixed)).toBeNull()
})
