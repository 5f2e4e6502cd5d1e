import fc from 'fast-check'
import { expect, test } from 'vitest'
import { headContent, readHead, writeHead } from './page-head.ts'
import type { HeadField } from './page-head.ts'

const page = `<!DOCTYPE html>
<html lang=en>
  <head>
    <meta charset="utf-8">
    <TITLE>Old &amp; new</TITLE>
    <meta content='First' name=description  />
    <link rel="shortcut icon" href=favicon.ico>
    <meta property="og:title" content="Shared">
  </head>
  <body><p>Text</p></body>
</html>
`

test('the head is read as a browser reads it', () => {
  expect(readHead(page)).toEqual({
    title: 'Old & new',
    author: '',
    description: 'First',
    keywords: '',
    robots: '',
    icon: 'favicon.ico',
  })
})

test.each<[HeadField, string, string, string]>([
  ['title', 'A < B', '<TITLE>Old &amp; new</TITLE>', '<TITLE>A &lt; B</TITLE>'],
  ['description', `Bob's "best"`, "content='First'", `content='Bob&#39;s "best"'`],
  ['icon', 'logo.png', 'href=favicon.ico', 'href="logo.png"'],
  ['robots', 'noindex', `content="Shared">`, `content="Shared">\n    <meta name="robots" content="noindex">`],
  ['title', '', '    <TITLE>Old &amp; new</TITLE>\n', ''],
])('%s becomes %j and nothing else changes', (field, value, before, after) => {
  expect(writeHead(page, field, value)).toBe(page.replace(before, after))
})

test.each([
  ['<p>Only text', '\n<title>New</title><p>Only text'],
  ['<!doctype html><p>x', '<!doctype html>\n<title>New</title><p>x'],
  ['<html><body>x', '<html>\n<title>New</title><body>x'],
  ['<head></head>', '<head>\n<title>New</title></head>'],
  ['', '\n<title>New</title>'],
])('a page that writes no head gets one tag: %j', (html, expected) => {
  expect(writeHead(html, 'title', 'New')).toBe(expected)
})

test('the content of the head is where its tags end', () => {
  const { start, end } = headContent(page)
  expect(page.slice(start, end).trim().startsWith('<meta charset')).toBe(true)
})

test.each([
  ['<!doctype html>\n<title>A</title>\n<meta property=og:image content=a.png>\n<p>x', '<p>x'],
  ['<html lang=en>\n<meta charset=utf-8><link rel=icon href=a.png><body>x', '<body>x'],
  ['<html><head><title>A</title><body>x', '<body>x'],
  ['<title>A</title></head><body>x', '</head><body>x'],
  ['<!doctype html><p>x', '<p>x'],
  ['<!-- made here --> <!doctype html><p>x', '<p>x'],
])('a page without the tags of a head has its content all the same: %j', (html, rest) => {
  const { start, end } = headContent(html)
  expect(html.slice(end).trimStart()).toBe(rest)
  const cut = html.slice(0, start) + html.slice(end)
  expect(Object.values(readHead(cut)).join('')).toBe('')
  expect(readHead(html.slice(start, end))).toEqual(readHead(html))
  const more = `${html.slice(0, end)}<meta name=author content=Ada>${html.slice(end)}`
  expect(readHead(more)).toEqual({ ...readHead(html), author: 'Ada' })
})

const piece = fc.constantFrom(
  '<!DOCTYPE html>\n',
  '<html>',
  '<head>\n',
  '  <meta charset=utf-8>\n',
  '  <title>Old</title>\n',
  '<title>Second</title>',
  "<meta name='description' content='x'>",
  '<meta name=DESCRIPTION>',
  '<meta content="a" name="keywords"/>',
  '<link rel=icon href=/a.png>',
  '<script>let a = "<title>"</script>',
  '<!-- <title>no</title> -->',
  '<noscript><meta name=author content=x></noscript>',
  '</head>\n',
  '<body>',
  '<p>Text</p>',
  '<svg><title>Drawing</title></svg>',
  '<template><title>t</title></template>',
  '\r\n',
  '</body></html>',
)
const hostile = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '</title><script>x()</script>',
    '"><script>',
    "' onload='x()",
    '-->',
    '&lt;',
    '</head><body>',
    '\u0000a\r\nb',
  ),
)

test('whatever is written is read back, stands once more at most, and brings no tag along', () => {
  const field = fc.constantFrom<HeadField>('title', 'author', 'description', 'keywords', 'robots', 'icon')
  let done = 0
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), field, hostile, (pieces, name, typed) => {
      const html = pieces.join('')
      const written = writeHead(html, name, typed)
      if (written === null) return
      done += 1
      const before = readHead(html)
      const after = readHead(written)
      for (const other of Object.keys(before) as HeadField[])
        if (other !== name) expect(after[other]).toBe(before[other])
      const tags = (text: string) => text.match(/<[a-z!]/gi)?.length ?? 0
      const had = before[name] !== '' || tags(written) === tags(html)
      expect(tags(written) - tags(html)).toBeLessThanOrEqual(had ? 0 : 1)
      expect(written).not.toContain(
        typed.includes('<script>x()') && !html.includes('<script>x()') ? '<script>x()' : '\u0001never',
      )
    }),
    { numRuns: 500 },
  )
  expect(done).toBeGreaterThan(300)
})
