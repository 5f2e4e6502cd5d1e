import { describe, expect, test } from 'vitest'
import { checkSite } from './check-site.ts'

const head = '<title>Home</title><meta name="description" content="All of it">'
const page = (body: string) =>
  `<!DOCTYPE html>\n<html lang="en"><head>${head}</head><body><h1>Hi</h1>\n${body}\n</body></html>`

function rulesIn(files: Record<string, string>, others: readonly string[] = []): string[] {
  const found = checkSite(new Map(Object.entries(files)), new Set([...Object.keys(files), ...others]))
  return found.map(({ file, line, level, rule }) => `${file}:${line} ${level} ${rule}`)
}

describe('checkSite', () => {
  test('a sound site has no findings, whatever its links are written like', () => {
    const links = `<a href="#a%20b">1</a><a href="pages/about.html#team">2</a><a href="/">3</a><a href="pages">4</a>
<a href="https://example.org">5</a><a href="{{ link }}">6</a><p id="a b"></p><img src="a%20b.png" alt="">`
    const files = { 'index.html': page(links), 'pages/about.html': page('<p id="team">'), 'pages/index.html': page('') }
    expect(rulesIn(files, ['a b.png'])).toEqual([])
  })

  test.each([
    ['a link to nothing', '<a href="gone.html">x</a>', 'error dead-link'],
    ['an anchor that is not there', '<a href="#gone">x</a>', 'warning no-anchor'],
    ['an empty link', '<a href="">x</a>', 'warning empty-link'],
    ['a file that is not there', '<img alt="" srcset="a.png 2x">', 'error missing-file'],
    ['a picture without a text', '<img src="data:,x">', 'error no-alternative'],
    ['an id that stands twice', '<p id="a"></p><p id="a"></p>', 'error double-id'],
    ['markup that breaks', '<p title="a" title="b"></p>', 'error markup'],
  ])('names %s, with its line', (_what, body, finding) => {
    expect(rulesIn({ 'index.html': page(body) })).toEqual([`index.html:3 ${finding}`])
  })

  test('says of a link to a draft that the page is there and not published', () => {
    const texts = new Map([['index.html', page('<a href="pages/new.html#a">x</a>')]])
    const [finding] = checkSite(texts, new Set(['index.html']), new Set(['pages/new.html']))
    expect(finding).toMatchObject({ rule: 'dead-link', line: 3, message: expect.stringContaining('draft') })
  })

  test('names what a page as a whole lacks', () => {
    expect(rulesIn({ 'index.html': '<!DOCTYPE html><p>x' })).toEqual([
      'index.html:1 error no-title',
      'index.html:1 warning no-language',
      'index.html:1 warning no-heading',
      'index.html:1 warning no-description',
    ])
  })

  test('names what cannot be read in sheets and scripts, and their missing files', () => {
    const files = { 'css/a.css': 'a { colr: red }\nb { background: url(x.png) }', 'a.js': 'let a =' }
    expect(rulesIn(files)).toEqual([
      'css/a.css:1 warning style',
      'css/a.css:2 error missing-file',
      'a.js:1 error script',
    ])
  })
})
