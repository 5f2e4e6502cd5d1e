import { expect, test } from 'vitest'
import { createFinder, findEntries } from './find-entries.ts'

const entries = ['Duplicate', 'Delete', 'Undo', 'Show Layers', 'Export'].map((label) => ({ label, group: 'Element' }))
const find = (query: string) => findEntries(createFinder(), entries, query).map(({ label }) => label)

test.each([
  ['nothing typed offers all, in order', '', ['Duplicate', 'Delete', 'Undo', 'Show Layers', 'Export']],
  ['the beginning of a word', 'dup', ['Duplicate']],
  ['a slip of the finger', 'duplcate', ['Duplicate']],
  ['words in another order', 'layers show', ['Show Layers']],
  ['nothing like it', 'xyzzy', []],
])('%s', (_rule, query, expected) => {
  expect(find(query)).toEqual(expected)
})

test('what cannot be done now comes last', () => {
  const commands = [
    { label: 'Copy', group: 'Element', disabled: true },
    { label: 'Copy styles', group: 'Element', disabled: false },
  ]
  expect(findEntries(createFinder(), commands, 'copy').map(({ label }) => label)).toEqual(['Copy styles', 'Copy'])
})

test('what bears the name stands before what only stands beside it', () => {
  const all = [
    { label: 'Cut', group: 'Element' },
    { label: 'hash elements', group: 'Canvas' },
    { label: 'Link (a)', detail: 'All elephants', group: 'Element' },
  ]
  const found = (query: string) => findEntries(createFinder(), all, query).map(({ label }) => label)
  expect(found('ele')[0]).toBe('hash elements')
  expect(found('elephants')).toEqual(['Link (a)'])
})

test('other words for the same thing find it, behind what is called so', () => {
  const all = [
    { label: 'Files Manager', keywords: 'assets images', group: 'General' },
    { label: 'Assets of the page', group: 'Page' },
  ]
  const found = (query: string) => findEntries(createFinder(), all, query).map(({ label }) => label)
  expect(found('asset')).toEqual(['Assets of the page', 'Files Manager'])
  expect(found('images')).toEqual(['Files Manager'])
})
