import { expect, test } from 'vitest'
import { clashesWithin, mayContain } from './may-contain.ts'

const html = (name: string) => ({ name, namespace: 'html' })
const svg = (name: string) => ({ name, namespace: 'svg' })

test.each([
  ['div', 'p', true],
  ['p', 'span', true],
  ['p', 'div', false],
  ['img', 'span', false],
  ['table', 'div', false],
  ['table', 'tbody', true],
  ['tr', 'td', true],
  ['div', 'td', false],
  ['ul', 'li', true],
  ['select', 'option', true],
  ['h1', 'h2', false],
  ['h1', 'a', true],
  ['div', 'body', false],
  ['my-element', 'div', true],
  ['textarea', 'b', false],
])('%s may contain %s: %s', (parent, child, allowed) => {
  expect(mayContain(html(parent), html(child))).toBe(allowed)
})

test('svg takes svg, and html only through foreignObject', () => {
  expect(mayContain(svg('g'), svg('path'))).toBe(true)
  expect(mayContain(svg('g'), html('div'))).toBe(false)
  expect(mayContain(svg('foreignObject'), html('div'))).toBe(true)
  expect(mayContain(html('div'), svg('svg'))).toBe(true)
  expect(mayContain(html('div'), svg('path'))).toBe(false)
})

test('a link cannot stand anywhere inside a link', () => {
  expect(clashesWithin(html('a'), html('a'))).toBe(true)
  expect(clashesWithin(html('a'), html('button'))).toBe(false)
})
