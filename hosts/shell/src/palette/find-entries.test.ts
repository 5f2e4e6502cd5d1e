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
