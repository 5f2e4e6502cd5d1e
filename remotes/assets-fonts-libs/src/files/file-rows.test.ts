import { expect, test } from 'vitest'
import { fileRows, fileStep } from './file-rows.ts'

const sizes = { 'index.html': 1, 'css/a.css': 2, 'css/deep/b.css': 3, 'js/a.js': 4 }
const names = (open: string[], search = '') =>
  fileRows({ sizes, open: new Set(open), search }).map(({ depth, name }) => `${' '.repeat(depth)}${name}`)

test('closed folders hide what is in them', () => {
  expect(names([])).toEqual(['css', 'js', 'index.html'])
  expect(names(['css/'])).toEqual(['css', ' deep', ' a.css', 'js', 'index.html'])
})

test('a search opens every folder on the way and leaves out the rest', () => {
  expect(names([], 'B.css')).toEqual(['css', ' deep', '  b.css'])
  expect(names([], 'nothing')).toEqual([])
})

test('a folder is as large as all that is in it', () => {
  expect(fileRows({ sizes, open: new Set(), search: '' })[0]).toMatchObject({ name: 'css', size: 5 })
})

test('a folder without a file is there', () => {
  const rows = fileRows({ sizes: { 'new/': 0, 'a.txt': 1 }, open: new Set(['new/']), search: '' })
  expect(rows.map(({ path }) => path)).toEqual(['new/', 'a.txt'])
})

const rows = fileRows({ sizes, open: new Set(['css/']), search: '' })

test.each([
  ['ArrowDown', 'css/', { kind: 'go', path: 'css/deep/' }],
  ['ArrowUp', 'css/', null],
  ['End', 'css/', { kind: 'go', path: 'index.html' }],
  ['ArrowRight', 'css/', { kind: 'go', path: 'css/deep/' }],
  ['ArrowRight', 'js/', { kind: 'toggle', path: 'js/' }],
  ['ArrowRight', 'index.html', null],
  ['ArrowLeft', 'css/', { kind: 'toggle', path: 'css/' }],
  ['ArrowLeft', 'css/a.css', { kind: 'go', path: 'css/' }],
  ['Enter', 'css/a.css', { kind: 'open', path: 'css/a.css' }],
  ['Enter', 'js/', { kind: 'toggle', path: 'js/' }],
  ['F2', 'css/a.css', { kind: 'rename', path: 'css/a.css' }],
  ['Delete', 'css/a.css', { kind: 'delete', path: 'css/a.css' }],
  ['x', 'css/a.css', null],
  ['toString', 'css/a.css', null],
])('%s on %s', (key, active, expected) => {
  expect(fileStep(key, rows, active)).toEqual(expected)
})
