import { expect, test } from 'vitest'
import type { BlockInfo } from '@pergola/contracts'
import { groupBlocks } from './group-blocks.ts'

const block = (id: string, label: string, category: string): BlockInfo => ({ id, label, category, icon: 'M0 0' })
const blocks = [
  block('text', 'Text', 'Basic'),
  block('inf-svg', 'Svg', 'Basic'),
  block('section', 'Section', 'Layout'),
  block('mine', 'My card', ''),
]

test.each([
  ['everything without a query', '', ['Basic:text,inf-svg', 'Layout:section', 'Others:mine']],
  ['by label, whatever the case', 'SECTION', ['Layout:section']],
  ['by category', 'basic', ['Basic:text,inf-svg']],
  ['by id', 'inf-', ['Basic:inf-svg']],
  ['every word has to match', 'basic text', ['Basic:text']],
  ['nothing', 'zebra', []],
])('%s', (_rule, query, expected) => {
  const groups = groupBlocks(blocks, query)
  expect(groups.map((group) => `${group.category}:${group.blocks.map(({ id }) => id).join(',')}`)).toEqual(expected)
})
