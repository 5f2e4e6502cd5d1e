import { expect, test } from 'vitest'
import { createFakeCanvas, createFakeProjects } from '@pergola/contracts/testing'
import { readHelmet, saidTwice, writeHelmet } from './page-helmet.ts'

const html = '<!doctype html>\n<head>\n  <title>Old</title>\n</head>\n<p>Text'

async function open(path: string) {
  const projects = createFakeProjects()
  await projects.open(projects.seed({ name: 'One' }))
  const { project } = projects.state.getState().open!
  const page = { ...project.pages['index']!, pathes: { html: path, css: '', js: '' } }
  const canvas = createFakeCanvas({ project: { ...project, pages: { index: page } } })
  canvas.source = () => ({ html, css: '', js: '' })
  return { canvas, page, project: canvas.record.getState().project! }
}

test('the helmet of a page made here is its record, and one edit is one step', async () => {
  const { canvas, page, project } = await open('editor/pages/index.html')
  expect(writeHelmet({ canvas, page, project }, { title: 'New', robots: 'noindex' })).toBe(true)
  expect(canvas.record.getState().project?.pages['index']?.helmet).toMatchObject({ title: 'New', robots: 'noindex' })
  expect(readHelmet(page, '').isOwnHead).toBe(false)
})

test('a page with a head of its own is edited in place', async () => {
  const { canvas, page, project } = await open('index.html')
  expect(readHelmet(page, html).values).toMatchObject({ title: 'Old', customMetaTags: '\n  <title>Old</title>\n' })
  writeHelmet({ canvas, page, project }, { title: 'New & better' })
  expect(canvas.calls.at(-1)?.with[0]).toEqual({ html: html.replace('Old', 'New &amp; better') })
})

test('a page of XHTML gets tags that keep it well-formed, and refuses those that do not', async () => {
  const { canvas, page, project } = await open('index.xhtml')
  const xhtml =
    '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Old</title><script src="a.js"/></head><body/></html>'
  canvas.source = () => ({ html: xhtml, css: '', js: '' })
  expect(writeHelmet({ canvas, page, project }, { description: 'a < b', lang: 'en' })).toBe(true)
  const written = xhtml
    .replace('</title>', '</title><meta name="description" content="a &lt; b" />')
    .replace('xhtml">', 'xhtml" lang="en">')
  expect(canvas.calls.at(-1)?.with[0]).toEqual({ html: written })
  expect(writeHelmet({ canvas, page, project }, { customMetaTags: '<meta name=a>' })).toBe(false)
})

test('what the custom tags say as well is found', async () => {
  const { page } = await open('editor/pages/index.html')
  const values = { ...page.helmet, title: 'A', description: '' }
  expect(saidTwice({ ...values, customMetaTags: '<title>B</title><meta name=description content=x>' })).toEqual([
    'title',
  ])
  expect(saidTwice({ ...values, customMetaTags: '<meta property="og:title" content="x">' })).toEqual([])
})
