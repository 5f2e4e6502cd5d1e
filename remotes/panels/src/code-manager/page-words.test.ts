import { expect, test } from 'vitest'
import { createFakeProjects } from '@pergola/contracts/testing'
import { codeTabs } from './code-tabs.ts'
import { pageWords, placeOf } from './page-words.ts'

test('names are read off the texts of the page', () => {
  expect(
    pageWords({
      html: `<p class="lead big" id=top><a id='x-1' class=solo>`,
      sheets: ['@keyframes fade { }'],
      drafts: [':root { --brand: red }\n.hero:hover, .hero .lead { animation: fade 1s'],
      classes: ['card'],
      files: { 'assets/a photo.png': 1, 'css/index.css': 2 },
      place: 'pages/about.html',
    }),
  ).toEqual({
    classes: ['big', 'card', 'hero', 'lead'],
    ids: ['top', 'x-1'],
    customProperties: ['--brand'],
    keyframes: ['fade'],
    assets: ['../assets/a%20photo.png'],
  })
})

async function newPage() {
  const projects = createFakeProjects()
  const id = projects.seed({ name: 'One' })
  await projects.open(id)
  return projects.state.getState().open!.project.pages['index']!
}

test('addresses start where the page will lie, and in a sheet where the sheet lies', async () => {
  const page = await newPage()
  expect([placeOf(page, page.pathes.html), placeOf(page, 'css/index.css')]).toEqual(['index.html', 'css/index.css'])
})

test('a page that came with its own head has no shared files it did not bring', async () => {
  const page = { ...(await newPage()), pathes: { html: 'about.html', css: '', js: '' } }
  expect(codeTabs(page, { 'about.html': 1 }).map(({ path, own }) => [path, own])).toEqual([
    ['about.html', false],
    ['', false],
    ['', false],
    ['', false],
    ['', false],
  ])
})
