import { expect, test } from 'vitest'
import { createFakeCanvas } from '@pergola/contracts/testing'
import { searchLayers } from './search-layers.ts'

const { page } = createFakeCanvas({
  page: {
    tag: 'body',
    children: [
      { tag: 'header', children: [{ tag: 'nav', label: 'Main menu' }, { tag: 'p' }] },
      { tag: 'section', label: 'Hero', children: [{ tag: 'h1' }] },
    ],
  },
})
const labels = (query: string) => searchLayers(page.root, query, page.layer).map(({ id }) => page.layer(id)?.label)

test.each([
  ['a name is found with its ancestors', 'menu', ['body', 'header', 'Main menu']],
  ['a tag is found too, whatever the case', 'H1', ['body', 'Hero', 'h1']],
  ['what does not match is left out', 'zebra', []],
])('%s', (_rule, query, expected) => {
  expect(labels(query)).toEqual(expected)
})
