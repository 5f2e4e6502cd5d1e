import fc from 'fast-check'
import { expect, test } from 'vitest'
import { librarySchema, pageSchema } from '@pergola/contracts'
import type { Library, Project } from '@pergola/contracts'
import * as v from 'valibot'
import { findXmlProblem } from '../html/xml/index.ts'
import { createProject, scanHtml } from '../project/index.ts'
import type { ScannedElement } from '../project/index.ts'
import { withLibraries } from './document-libraries.ts'

const library = (name: string, more: Partial<Library> = {}) => v.parse(librarySchema, { id: name, name, ...more })
const sheet = library('s', { path: 'libs/css/s.css' })
const far = library('far', { isCDN: true, fileUrl: 'https://cdn.test/far.css' })
const header = library('h', { path: 'libs/js/header/h.js', defer: true })
const footer = library('f', { path: 'libs/js/footer/f.js', async: true })
const all = { cssLibs: [sheet, far], jsHeaderLibs: [header], jsFooterLibs: [footer] }
const sizes = new Map([sheet, header, footer].map(({ path }) => [path, 1]))

function linked(html: string, lists: Partial<Project> = all, place = 'docs/a.html', apart = lists): string {
  const { project } = createProject({ name: 'Site', ids: () => 'id' })
  const page = v.parse(pageSchema, { id: 'a', name: 'a', pathes: { html: place } })
  return withLibraries(html, { page, sizes, project: { ...project, ...lists }, apart: { ...project, ...apart } })
}

test('libraries stand before what the page has of its own, each on a line, and every other byte stays', () => {
  const html = `<!DOCTYPE html>\r
<html lang=en>\r
<head>\r
    <META CHARSET=utf-8>\r
    <script type="application/ld+json">{}</script>\r
    <link rel=stylesheet href=own.css>\r
    <script src=own.js></script>\r
</head>\r
<body class=x>\r
  <p>Text\r
  <script>calls()</script>\r
  <!-- and -->\r
  <script src=last.js></script>\r
</body>\r
</html>`
  const before = (text: string, ...tags: string[]) =>
    [
      text,
      tags.map((tag) => `${tag}\r\n${/^ */.exec(/[^\n]*$/.exec(html.split(text)[0] ?? '')?.[0] ?? '')?.[0]}`),
    ] as const
  const expected = [
    before(
      '<link rel=stylesheet href=own.css>',
      '<link rel="stylesheet" href="../libs/css/s.css">',
      '<link rel="stylesheet" href="https://cdn.test/far.css">',
    ),
    before('<script src=own.js>', '<script src="../libs/js/header/h.js" defer></script>'),
    before('<script>calls()', '<script src="../libs/js/footer/f.js" async></script>'),
  ].reduce((text, [place, tags]) => text.replace(place, tags.join('') + place), html)
  expect(linked(html)).toBe(expected)
})

test.each([
  ['without a library', '<title>a</title>', {}],
  ['of frames', '<frameset><frame src=a></frameset>', all],
  ['that links them itself', '<link rel=stylesheet href="../libs/css/s.css?v=1">', { cssLibs: [sheet] }],
  ['that links the address itself', '<link rel=stylesheet href="//cdn.test/far.css">', { cssLibs: [far] }],
  ['whose files are gone', '<title>a</title>', { cssLibs: [library('gone', { path: 'libs/css/gone.css' })] }],
  ['whose base leads elsewhere', '<base href="https://a.test/"><p>a', { cssLibs: [sheet], jsFooterLibs: [footer] }],
])('a page %s stays as it is', (_what, html, lists) => {
  expect(linked(html, lists)).toBe(html)
})

test('under a base inside the site addresses start there, behind it', () => {
  expect(linked('<link rel=stylesheet href=a.css><base href="/sub/b/">', { cssLibs: [sheet] })).toBe(
    '<link rel=stylesheet href=a.css><base href="/sub/b/"><link rel="stylesheet" href="../../libs/css/s.css">\n',
  )
})

test('a page that links one of several itself gets the others, and not the file they are joined in', () => {
  const joined = library('s', { path: 'libs/css/lib.css' })
  const other = library('o', { path: 'libs/css/o.css' })
  sizes.set(joined.path, 1).set(other.path, 1)
  const html = '<link rel=stylesheet href=../libs/css/s.css>'
  expect(linked(html, { cssLibs: [joined] }, 'docs/a.html', { cssLibs: [sheet, other] })).toBe(
    `<link rel="stylesheet" href="../libs/css/o.css">\n${html}`,
  )
  expect(linked('<p>', { cssLibs: [joined] }, 'a.html', { cssLibs: [sheet, other] })).toContain('./libs/css/lib.css')
})

test('a page of XHTML stays well-formed, whatever its elements are written as', () => {
  const html =
    '<html xmlns="http://www.w3.org/1999/xhtml"><head><title/><script src="own.js"/></head><body><p>a</p></body></html>'
  const written = linked(html, all, 'docs/a.xhtml')
  expect(findXmlProblem(written)).toBeNull()
  expect(written).toContain('<link rel="stylesheet" href="../libs/css/s.css" />\n')
  expect(written).toContain('<script src="../libs/js/header/h.js" defer="defer"></script>\n<script src="own.js"/>')
  expect(written).toContain('<p>a</p><script src="../libs/js/footer/f.js" async="async"></script>\n</body>')
})

const tag = '<script src="../libs/js/footer/f.js" async></script>\n'

test.each([
  ['the end of the page', '<html>|</html>'],
  ['the end of the page, with content behind it', '<html></html><div>|'],
  ['the end of the body, with content behind it', '<body><p>a</body><div></div>|</html>\n'],
  ['such an end and scripts behind it', '<body><p>a</body><div></div>|<script src=a></script></html>\n'],
  ['an end between the scripts', '<body><p>a|<script src=a></script></body><script src=b></script></html>'],
  ['comments before the scripts', `<body><p>a<script src=a></script>${'<!-- - -->'.repeat(300)}text|</body>`],
])('scripts of the foot stand behind all content, before the page’s own: %s', (_what, marked) => {
  expect(linked(marked.replace('|', ''), { jsFooterLibs: [footer] })).toBe(marked.replace('|', tag))
})

const parts = [
  '<!doctype html>|<html>|<head>|</head>|<body>|</body>|</html>|<title>a</title>|\n|text|<p>|</p>|<!-- c -->|<table>|<div>',
  '</div>|<link rel=stylesheet href=a>|<style>a{}</style>|<script src=a></script>|<meta charset=utf-8>',
  '<template><link rel=stylesheet href=a></template>|<noscript><link rel=stylesheet href=a></noscript>',
  '<svg><style></style></svg>',
].flatMap((line) => line.split('|'))

test('whatever a page looks like, it is the same page with the libraries in its head and body', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 14 }), (tags) => {
      const html = tags.join('')
      const text = linked(html)
      const tagOfOurs = /<link rel="stylesheet" href="[^"]*">\n|<script src="[^"]*" (?:defer|async)><\/script>\n/g
      expect(text.replace(tagOfOurs, '')).toBe(html)
      expect(linked(text)).toBe(text)
      const isOurs = ({ attributes }: ScannedElement) => attributes.some(({ value }) => /libs|cdn/.test(value))
      const shape = ({ name, isInHead, isInBody }: ScannedElement) => [name, isInHead, isInBody]
      const seen = scanHtml(text, 'document')
      expect(seen.filter((each) => !isOurs(each)).map(shape)).toEqual(scanHtml(html, 'document').map(shape))
      const ours = seen.filter(isOurs)
      expect(ours.slice(0, 3).map(({ isInHead }) => isInHead)).toEqual([true, true, true])
      if (/<p>|<div>|<table>|text|<svg>/.test(html)) expect(ours[3]?.isInHead).toBe(false)
      // In the order of the source: a browser moves what stands straight in a table before it.
      const startOf = ({ span }: ScannedElement) => span?.start ?? 0
      const behind = seen.filter((each) => startOf(each) > Math.max(...ours.map(startOf)))
      expect(behind.every(({ name }) => name === 'script')).toBe(true)
    }),
    { numRuns: 400 },
  )
})
