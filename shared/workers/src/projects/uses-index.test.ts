import { expect, test } from 'vitest'
import { createProject } from '@pergola/site/project'
import type { ProjectDisk } from '../storage/project-disk.ts'
import { createUsesIndex } from './uses-index.ts'

/** Files by their paths; each text is its own hash. */
function disk(id: string, texts: Record<string, string>) {
  const { project } = createProject({ name: 'Site', ids: () => 'id' })
  const reads: string[] = []
  const files = () => new Map(Object.entries(texts).map(([path, text]) => [path, { hash: text, size: text.length }]))
  const open = {
    id,
    state: () => ({ project, manifest: { files: files() } }),
    read: async (path: string) => {
      reads.push(path)
      return new Blob([texts[path] ?? ''])
    },
  }
  return { open: open as unknown as ProjectDisk, reads }
}

const pictures = ['assets/a.png', 'assets/b.png']

test('what is used where is told anew after an edit, and only what was edited is read again', async () => {
  const index = createUsesIndex()
  const texts: Record<string, string> = {
    'editor/pages/index.html': '<img src="./assets/a.png">',
    'css/index.css': 'p { background: url(../assets/b.png) }',
    'js/index.js': 'load("assets/a.png")',
  }
  const { open, reads } = disk('1', texts)
  expect(await index.usesOf(open, pictures)).toEqual([
    { path: 'assets/a.png', usedBy: ['index', 'js/index.js'] },
    { path: 'assets/b.png', usedBy: ['css/index.css'] },
  ])
  reads.length = 0
  texts['editor/pages/index.html'] = '<img src="./assets/b.png">'
  delete texts['css/index.css']
  expect(await index.usesOf(open, pictures)).toEqual([
    { path: 'assets/a.png', usedBy: ['js/index.js'] },
    { path: 'assets/b.png', usedBy: ['index'] },
  ])
  expect(reads).toEqual(['editor/pages/index.html', 'js/index.js'])
})

test('what was known of one project is not told of another', async () => {
  const index = createUsesIndex()
  const text = '<img src="assets/a.png">'
  await index.usesOf(disk('1', { 'index.html': text }).open, pictures)
  const other = disk('2', { 'index.html': text })
  expect(await index.usesOf(other.open, pictures)).toEqual([{ path: 'assets/a.png', usedBy: ['index.html'] }])
  expect(other.reads).toEqual(['index.html'])
})
