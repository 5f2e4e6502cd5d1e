import { expect, test } from 'vitest'
import { createProject } from '../project/index.ts'
import { addressedPaths } from './addressed-files.ts'
import { mapHtmlAddresses } from './map-addresses.ts'
import { moveAddress } from './move-address.ts'
import { planMoves } from './plan-moves.ts'

const files = ['index.html', 'css/a.css', 'assets/a b.png', 'assets/c.png', 'docs/x.html']
const has = (path: string) => files.includes(path)

test.each([
  ['./assets/c.png', 'index.html', './assets/d%20e.png'],
  ['../assets/c.png', 'docs/x.html', '../assets/d%20e.png'],
  // Markup of a symbol stands on pages of any depth: the way up stays.
  ['../assets/c.png', 'index.html', '../assets/d%20e.png'],
  ['/assets/c.png?v=1#top', 'docs/x.html', '/assets/d%20e.png?v=1#top'],
  ['c.png', 'assets/sheet.css', 'd%20e.png'],
  ['https://example.com/assets/c.png', 'index.html', 'https://example.com/assets/c.png'],
  ['assets/none.png', 'index.html', 'assets/none.png'],
  ['#c.png', 'index.html', '#c.png'],
])('%s in %s leads to the file under its new name: %s', (address, place, expected) => {
  const moved = new Map([['assets/c.png', 'assets/d e.png']])
  expect(moveAddress(address, { from: place, to: place, moved, has })).toBe(expected)
})

test('a text that moves leads to what it led to', () => {
  const move = { from: 'css/a.css', to: 'css/deep/a.css', moved: new Map([['css/a.css', 'css/deep/a.css']]), has }
  expect(moveAddress('../assets/c.png', move)).toBe('../../assets/c.png')
  expect(moveAddress('a.css', move)).toBe('a.css')
})

test('an address does not lead out of the site where its text moves to the top: below a folder of a host it would', () => {
  const move = { from: 'docs/x.html', to: 'x.html', moved: new Map([['docs/x.html', 'x.html']]), has }
  expect(moveAddress('../assets/c.png?a#b', move)).toBe('assets/c.png?a#b')
  expect(moveAddress('../docs/../assets/c.png', move)).toBe('assets/c.png')
})

test('of markup only addresses change, every other byte stays', () => {
  const html = `<IMG SRC=./a.png alt='a.png'><img srcset="a.png 1x, b.png 2x" style='background:url(a.png)'>
<style>p { background: url("a.png") } /* a.png */</style><a href="?a.png" title=a.png>a.png</a><br><img src='a.png'`
  const map = (address: string) => (address.endsWith('a.png') && !address.startsWith('?') ? "n'&amp.png" : address)
  expect(mapHtmlAddresses(html, 'fragment', (address) => address)).toBe(html)
  expect(mapHtmlAddresses(html, 'fragment', map)).toBe(
    `<IMG SRC="n'&amp;amp.png" alt='a.png'><img srcset="n'&amp;amp.png 1x, b.png 2x" style='background:url("n&#39;&amp;amp.png")'>
<style>p { background: url("n'&amp.png") } /* a.png */</style><a href="?a.png" title=a.png>a.png</a><br><img src='a.png'`,
  )
})

const { project } = createProject({ name: 'Site', ids: () => 'id' })
const texts: Record<string, string> = {
  'editor/pages/index.html': '<img src="./assets/c.png"><p>assets/c.png</p>',
  'css/index.css': 'a { background: url(../assets/c.png) }',
  'js/index.js': 'load("assets/c.png")',
}
const all = [...Object.keys(texts), 'assets/c.png']
const read = async (path: string) => texts[path] ?? null

test('pages and sheets follow a file, scripts are told, and what is no text is moved as it is stored', async () => {
  const moved = new Map([['assets/c.png', 'pictures/c.png']])
  expect(await planMoves({ project, files: all, moved, read })).toEqual({
    change: {
      files: {
        'editor/pages/index.html': '<img src="./pictures/c.png"><p>assets/c.png</p>',
        'css/index.css': 'a { background: url(../pictures/c.png) }',
      },
      moved: { 'pictures/c.png': 'assets/c.png' },
    },
    scripts: ['js/index.js'],
  })
})

test('the head of a page follows', async () => {
  const tags = (path: string) => `<link rel="x" href="${path}"><meta property="og:image" content="${path}">`
  const { index } = project.pages
  const helmet = { ...index!.helmet, icon: './assets/c.png', customMetaTags: tags('assets/c.png') }
  const page = { ...index!, helmet }
  const moved = new Map([['assets/c.png', 'd.png']])
  const plan = await planMoves({ project: { ...project, pages: { index: page } }, files: all, moved, read })
  expect(plan.change.record?.pages?.['index']?.helmet).toMatchObject({
    icon: './d.png',
    customMetaTags: tags('d.png'),
  })
})

test('what is switched off in a sheet is found under its new path', async () => {
  const hiddenStyles = { 'css/index.css': { a: {} }, 'css/other.css': { b: {} } }
  const moved = new Map([['css/index.css', 'css/main.css']])
  const plan = await planMoves({ project: { ...project, hiddenStyles }, files: all, moved, read })
  expect(plan.change.record).toEqual({ hiddenStyles: { 'css/main.css': { a: {} }, 'css/other.css': { b: {} } } })
})

test('what a page or a sheet addresses is known by its place', () => {
  const used = (text: string, kind: 'fragment' | 'css', place: string) => [...addressedPaths({ text, kind, place })]
  expect(used('<video poster="../assets/c.png">', 'fragment', 'pages/a.html')).toEqual(['assets/c.png'])
  expect(used('<p>assets/c.png</p>', 'fragment', 'index.html')).toEqual([])
  expect(used('@import "../assets/c.png"', 'css', 'css/a.css')).toEqual(['assets/c.png'])
})
