import { expect, test } from 'vitest'
import { plainBlocks } from '../testing/plain-blocks.ts'
import { createBlocks } from './blocks.ts'

const blocks = createBlocks(undefined, plainBlocks)
const early = blocks.state.getState().blocks.map(({ id }) => id)
await blocks.loadBlocks('plain')

test('the registry offers every block by its specified id', () => {
  const ids = blocks.state.getState().blocks.map((block) => `${block.category}/${block.id}`)
  expect(ids).toEqual([
    ...['text', 'link', 'image', 'media', 'svg', 'button', 'input', 'label-and-input', 'heading', 'table'].map(
      (id) => `Basic/${id}`,
    ),
    ...['section', 'container', 'block'].map((id) => `Layout/${id}`),
    ...['list', 'numbered-list', 'quote'].map((id) => `Basic/${id}`),
    ...['nav', 'form'].map((id) => `Layout/${id}`),
    ...['splitter', 'spline-viewer', 'slider'].map((id) => `fancy/${id}`),
    ...['looper', 'looper-load-more-button', 'looper-next-prev-button', 'looper-filter-button'].map(
      (id) => `logic/${id}`,
    ),
    'logic/looper-input-filter',
  ])
})

test('blocks that few pages begin with come when they are asked for, once', async () => {
  expect(early.at(-1)).toBe('block')
  await blocks.loadBlocks('plain')
  const ids = blocks.state.getState().blocks.map(({ id }) => id)
  expect(ids).toHaveLength(new Set(ids).size)
})

test.each(blocks.state.getState().blocks)('$id makes one element and no script', ({ id }) => {
  const holder = document.createElement('div')
  holder.innerHTML = blocks.find(id)?.html ?? ''
  expect(holder.children).toHaveLength(1)
  expect(holder.querySelector('script, [onclick]')).toBeNull()
})

test('a table has a head row, two body rows and a foot row of three padded cells each', () => {
  const holder = document.createElement('div')
  holder.innerHTML = blocks.find('table')?.html ?? ''
  const rows = [...holder.querySelectorAll('tr')].map((row) => row.querySelectorAll('.p-10').length)
  expect(rows).toEqual([3, 3, 3, 3])
  expect([...(holder.firstElementChild?.children ?? [])].map((part) => part.children.length)).toEqual([1, 2, 1])
})

test('a block of the project is found by its id once its content is known, and nothing inherited ever is', () => {
  const block = {
    id: 'card',
    label: 'Card',
    category: 'symbols',
    content: '',
    pathes: { content: 'c.html', style: '' },
  }
  const texts = new Map<string, string>()
  const project = { blocks: { card: block }, symbols: {} } as never
  const own = createBlocks({ project: () => project, text: (path) => texts.get(path) ?? null })
  expect(own.find('card')).toBeUndefined()
  texts.set('c.html', '<p>Card</p>')
  expect(own.find('card')?.html).toBe('<p>Card</p>')
  expect(own.find('constructor')).toBeUndefined()
})
