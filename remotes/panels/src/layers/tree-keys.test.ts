import type { LayerNode } from '@pergola/contracts'
import { expect, test } from 'vitest'
import { typeAhead } from './tree-keys.ts'

const labels = ['header', 'hero', 'Heading', 'footer', 'hhgregg']
const layer = (id: number) => ({ id, label: labels[id] }) as LayerNode
const rows = labels.map((_, id) => ({ id, level: 1, position: id + 1, siblings: labels.length }))
const find = (typed: string, active: number) => typeAhead(typed, { rows, active, layer, isOpen: () => false })

test.each([
  ['a letter goes to the next name', 'h', 0, 1],
  ['round the end', 'f', 3, 3],
  ['a longer word stays where it fits', 'he', 1, 1],
  ['capitals are the same', 'HEA', 1, 2],
  ['a name may begin with the letter twice', 'hh', 0, 4],
  ['no name does', 'x', 0, null],
])('%s', (_rule, typed, active, expected) => {
  expect(find(typed, active)).toBe(expected)
})

test('one letter again and again goes from each name to the next', () => {
  const list = { rows: rows.slice(0, 4), layer, isOpen: () => false }
  const walk = [0, 1, 2].map((active, times) => typeAhead('h'.repeat(times + 1), { ...list, active }))
  expect(walk).toEqual([1, 2, 0])
})
