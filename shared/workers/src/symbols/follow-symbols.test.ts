import { expect, test } from 'vitest'
import { projectSchema } from '@pergola/contracts'
import * as v from 'valibot'
import type { DiskState, ProjectDisk } from '../storage/project-disk.ts'
import { withStoredSymbols, withSymbols } from './follow-symbols.ts'

const card = (text: string) => `<b inf-symbol-id="card"><i inf-symbol-property="text:T">${text}</i> old</b>`
const pathes = {
  content: 'editor/symbols/card/card.html',
  style: 'editor/symbols/card/card.css',
}
const project = v.parse(projectSchema, {
  name: 'Site',
  pages: Object.fromEntries(
    ['index', 'about', 'plain', 'broken'].map((name) => [name, { id: name, name, pathes: { html: `${name}.html` } }]),
  ),
  symbols: { card: { id: 'card', label: 'Card', type: 'symbol', pathes } },
})

function diskWith(files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>): ProjectDisk {
  const read: ProjectDisk['read'] = async (path) => {
    const content = files[path]
    return content === undefined ? null : new Blob([content])
  }
  return { state: () => ({ project }) as DiskState, read } as ProjectDisk
}

const disk = diskWith({
  'index.html': card('Index'),
  'about.html': `<p  >kept</p>${card('About')}`,
  'plain.html': '<p>nothing of it</p>',
  'broken.html': new Uint8Array([0xff, 0xfe, 0x80]),
  [pathes.style]: '.card {}',
})

test('stored pages follow a symbol that is saved, with their own values; the rest is left alone', async () => {
  const files = {
    [pathes.content]: card('Own').replace('old', 'new'),
    'index.html': card('Index').replace('old', 'new'),
  }
  expect(await withSymbols(disk, { projectId: 'p', files })).toEqual({
    ...files,
    'about.html': `<p  >kept</p>${card('About').replace('old', 'new')}`,
  })
})

test('a symbol’s own file has its styles as the shared sheet says them', async () => {
  const files = {
    'css/symbols.css': '/* card */\n.card { color: red }\n/* end card */\n',
  }
  const saved = await withSymbols(disk, { projectId: 'p', files })
  expect(saved[pathes.style]).toBe('.card { color: red }')

  const madeWith = await withSymbols(disk, {
    projectId: 'p',
    files: { ...files, [pathes.style]: '.card { color: tan }' },
  })
  expect(madeWith[pathes.style]).toBe('.card { color: red }')
  const gone = await withSymbols(disk, {
    projectId: 'p',
    files: { ...files, [pathes.style]: null },
  })
  expect(gone[pathes.style]).toBe(null)
})

test('a save without symbols is that save', async () => {
  const files = { 'index.html': 'x', [pathes.content]: null }
  expect(await withSymbols(disk, { projectId: 'p', files })).toEqual(files)
})

test('a page that comes says what the symbols of the project say, with its own values', async () => {
  const here = diskWith({
    [pathes.content]: card('Own').replace('old', 'new'),
  })
  const page = project.pages.about!
  const come = `<p  >kept</p>${card('About')}<b inf-symbol-id="strange">old</b>`
  expect(await withStoredSymbols(here, page, come)).toBe(come.replace('old', 'new'))
  expect(await withStoredSymbols(diskWith({}), page, come)).toBe(come)
})
