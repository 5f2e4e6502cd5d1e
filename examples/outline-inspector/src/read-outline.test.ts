import { expect, test } from 'vitest'
import { readOutline } from './read-outline.ts'

/** A page that knows its elements in document order; a selector of tag names is all the headings ask for. */
function pageOf(elements: readonly (readonly [tag: string, text: string])[]) {
  return {
    find: (selector: string) => elements.flatMap(([tag], id) => (selector.split(', ').includes(tag) ? [id] : [])),
    textOf: (id: number) => elements[id]?.[1] ?? '',
    layer(id: number) {
      const tag = elements[id]?.[0] ?? ''
      return { id, parent: null, tag, label: tag, children: [], hidden: false }
    },
  }
}

const headings = (...elements: (readonly [string, string])[]) => readOutline(pageOf(elements)).headings

test('headings come in order, with their levels', () => {
  expect(headings(['h1', 'A'], ['h2', ' B\n b ']).map(({ level, text, problem }) => [level, text, problem])).toEqual([
    [1, 'A', null],
    [2, 'B b', null],
  ])
})

test.each([
  ['a page that does not start with h1', [['h2', 'A']], 0, 'starts with h2'],
  [
    'a skipped level',
    [
      ['h1', 'A'],
      ['h3', 'B'],
    ],
    1,
    'a level is skipped',
  ],
  [
    'a second h1',
    [
      ['h1', 'A'],
      ['h1', 'B'],
    ],
    1,
    'more than one h1',
  ],
  ['an empty heading', [['h1', ' ']], 0, 'is empty'],
] as const)('%s is a problem', (_rule, tags, index, problem) => {
  expect(headings(...tags)[index]?.problem).toContain(problem)
})

test('going back up to a higher level is no problem', () => {
  expect(headings(['h1', 'A'], ['h2', 'B'], ['h3', 'C'], ['h2', 'D'])[3]?.problem).toBeNull()
})
