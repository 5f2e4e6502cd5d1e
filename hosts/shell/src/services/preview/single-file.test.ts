import { expect, test } from 'vitest'
import { singleFile } from './single-file.ts'

const mimes: Readonly<Record<string, string>> = { html: 'text/html', css: 'text/css', png: 'image/png' }

function site(texts: Readonly<Record<string, string>>) {
  return new Map(
    Object.entries(texts).map(([path, text]) => {
      const mime = mimes[path.split('.').at(-1) ?? ''] ?? 'text/plain'
      return [path, { path, mime, bytes: new TextEncoder().encode(text) }]
    }),
  )
}

test.each([
  ['about', 'about.html'],
  ['/blog/', 'blog/index.html'],
  ['blog', 'blog/index.html'],
  ['a%20b.html#part', 'a b.html'],
  ['50%', '50%.html'],
  ['missing', null],
  ['#top', null],
  ['picture.png', null],
  ['https://elsewhere.example/about', null],
])('a link to %s leads to the page %s', async (href, target) => {
  const pages = { 'about.html': '', 'blog/index.html': '', 'a b.html': '', '50%.html': '', 'picture.png': '' }
  const written = await singleFile(site({ ...pages, 'index.html': `<a href="${href}">x</a>` }), 'index.html')
  const link = new DOMParser().parseFromString(written ?? '', 'text/html').querySelector('a')
  expect(link?.getAttribute('data-pergola-page')).toBe(target)
})

test('where nothing may run, the document says so itself, and no link leads to the editor', async () => {
  const files = site({
    'index.html': '<head><title>x</title></head><a href="about.html">x</a><script>go()</script>',
    'about.html': '',
  })
  const written = new DOMParser().parseFromString((await singleFile(files, 'index.html', true)) ?? '', 'text/html')
  expect(written.head.firstElementChild?.getAttribute('content')).toContain("script-src 'none'")
  expect(written.querySelector('a')?.hasAttribute('href')).toBe(false)
  expect([...written.scripts].map(({ text }) => text)).toEqual(['go()'])
})

test('styles and pictures are brought inside, from where the page and the sheet lie', async () => {
  const files = site({
    'pages/a#b.html': '<link rel="stylesheet" href="../css/a.css"><img src="100%.png"><img src="none.png">',
    'css/a.css': 'p { background: url(../pictures/p.png) }',
    'pictures/p.png': 'P',
    'pages/100%.png': 'Q',
  })
  const written = (await singleFile(files, 'pages/a#b.html')) ?? ''
  expect(written).toContain(`url("data:image/png;base64,${btoa('P')}")`)
  expect(written).toContain(`<img src="data:image/png;base64,${btoa('Q')}">`)
  expect(written).toContain('<img src="none.png">')
})
