import { pageSchema } from '@pergola/contracts'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { memoryFiles } from '../build/testing/memory-files.ts'
import { createProject, decodeText } from '../project/index.ts'
import { withSafeNames } from './with-safe-names.ts'

const pageAt = (html: string, css = '') => v.parse(pageSchema, { id: html, name: html, pathes: { html, css } })

async function named(files: Record<string, string>, pages: Record<string, unknown>) {
  const { project } = createProject({ name: 'x', description: '', ids: () => 'id' })
  const source = {
    project: { ...project, pages: { ...project.pages, ...pages } } as typeof project,
    files: memoryFiles(files),
  }
  const safe = await withSafeNames(source)
  const texts: Record<string, string | null> = {}
  for (const path of safe.files.sizes.keys()) texts[path] = decodeText(await safe.files.read(path))
  return { ...safe, texts }
}

test('what leads to a file with a name that not every system unpacks leads to its safe name', async () => {
  const { texts, project, scripts, files } = await named(
    {
      'home.html':
        '<a href="index.html%3Fp=2.html#x">2</a><a href=FAQ.html>A</a><a href="faq.html">b</a><img src="./a:b.png">',
      'index.html?p=2.html': '<link rel=stylesheet href="dir./nul.css"><p>2',
      'FAQ.html': '<p>FAQ',
      'faq.html': '<p>faq',
      'dir./nul.css': 'a { background: url("../a%3Ab.png") }',
      'a:b.png': 'picture',
      'app.js': 'go("dir./nul.css")',
    },
    { home: pageAt('home.html'), two: pageAt('index.html?p=2.html', 'dir./nul.css') },
  )
  expect(texts).toEqual({
    'home.html':
      '<a href="index.html-p%3D2.html#x">2</a><a href=FAQ.html>A</a><a href="faq-2.html">b</a><img src="a-b.png">',
    'index.html-p=2.html': '<link rel=stylesheet href="dir/file-nul.css"><p>2',
    'FAQ.html': '<p>FAQ',
    'faq-2.html': '<p>faq',
    'dir/file-nul.css': 'a { background: url("../a-b.png") }',
    'a-b.png': 'picture',
    'app.js': 'go("dir./nul.css")',
  })
  expect(project.pages.two?.pathes).toEqual({ html: 'index.html-p=2.html', css: 'dir/file-nul.css', js: '' })
  expect(scripts).toEqual(['app.js'])
  for (const [path, size] of files.sizes) expect(size).toBe((texts[path] ?? '').length)
})

test('a site that every system unpacks is the same one', async () => {
  const source = {
    project: createProject({ name: 'x', description: '', ids: () => 'id' }).project,
    files: memoryFiles({ 'a.css': '' }),
  }
  expect(await withSafeNames(source)).toEqual({ ...source, scripts: [] })
})
