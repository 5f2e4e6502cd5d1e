import { expect, test } from 'vitest'
import type { NodeId } from '@pergola/contracts'
import { createFakeCanvas } from '@pergola/contracts/testing'
import { searchLayers } from './search-layers.ts'

const canvas = createFakeCanvas({
  page: {
    tag: 'body',
    children: [
      {
        tag: 'header',
        children: [
          { tag: 'nav', label: 'Main menu' },
          { tag: 'p', text: 'Fresh\n  Bread' },
        ],
      },
      { tag: 'section', label: 'Hero', children: [{ tag: 'h1' }] },
    ],
  },
})
const labels = (query: string) => searchLayers(canvas.page.root, query, canvas).map(({ id }) => canvas.layer(id)?.label)

test.each([
  ['a name is found with its ancestors', 'menu', ['body', 'header', 'Main menu']],
  ['a tag is found too, whatever the case', 'H1', ['body', 'Hero', 'h1']],
  ['and the text of an element, as it is read', 'fresh bread', ['body', 'header', 'p']],
  ['what does not match is left out', 'zebra', []],
])('%s', (_rule, query, expected) => {
  expect(labels(query)).toEqual(expected)
})

test('an element is found behind a hundred thousand others around it', () => {
  const deep = 100_000
  const layer = (id: NodeId) => {
    const children = id < deep ? [id + 1] : []
    const tag = id === deep ? 'em' : 'div'
    return { id, parent: id - 1, tag, label: tag, hidden: false, children }
  }
  expect(searchLayers(1, 'em', { layer, textOf: () => '' })).toHaveLength(deep)
})
