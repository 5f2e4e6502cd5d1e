import { expect, test } from 'vitest'
import { editedLine, fileName, mergeLines } from './merge-lines.ts'

const line = (selector: string, declarations: number, matches: boolean) => ({
  rule: { selector, states: [], atRule: null },
  declarations,
  matches,
})

test('a rule that a library says as well is two lines; two sheets of the page make one', () => {
  const lines = mergeLines([
    { ...line('.a', 2, true), file: 'libs/css/a.css', foreign: true },
    { ...line('.a', 1, true), file: 'css/old.css' },
    { ...line('.a', 3, true), file: 'css/index.css' },
  ])
  expect(lines.map(({ file, declarations }) => [file, declarations])).toEqual([
    ['libs/css/a.css', 2],
    ['css/index.css', 4],
  ])
})

test('of two lines that say the same, the one of the page is edited; a library has it while there is none', () => {
  const lines = mergeLines([
    { ...line('.a', 2, true), file: 'libs/css/a.css', foreign: true },
    { ...line('.b', 2, true), file: 'libs/css/a.css', foreign: true },
    { ...line('.a', 3, true), file: 'css/index.css' },
  ])
  expect(editedLine(lines, '.a')?.file).toBe('css/index.css')
  expect(editedLine(lines, '.b')?.file).toBe('libs/css/a.css')
  expect(editedLine(lines, null)).toBeUndefined()
})

test.each([
  ['libs/css/bulma.css', 'bulma.css'],
  ['https://cdn.example/bulma.min.css?v=1', 'bulma.min.css'],
  ['https://fonts.example/', 'fonts.example'],
  ['index.html', 'index.html'],
])('of %s the name is shown', (file, name) => {
  expect(fileName(file)).toBe(name)
})

test('a rule that stands twice is one line with all its values', () => {
  const lines = mergeLines([line('.a', 2, true), line('.b', 1, false), line('.a', 3, false)])
  expect(lines.map(({ words, declarations, matches }) => [words, declarations, matches])).toEqual([
    ['.a', 5, true],
    ['.b', 1, false],
  ])
})
