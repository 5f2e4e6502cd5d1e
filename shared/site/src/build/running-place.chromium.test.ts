import fc from 'fast-check'
import { chromium } from 'playwright-core'
import type { Browser, Page as Tab } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultSettings, librarySchema, pagePaths, pageSchema, settingsOf } from '@pergola/contracts'
import * as v from 'valibot'
import { createProject } from '../project/index.ts'
import { composePage } from './compose-page.ts'
import { withLibraries } from './document-libraries.ts'
import { withScripts } from './document-scripts.ts'

// A longer run, with other pages every time: PERGOLA_FUZZ=20 npx vitest run
const rounds = Number(process.env['PERGOLA_FUZZ'] ?? 1)
const args = '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking'
const open = {} as { browser: Browser; tab: Tab }

beforeAll(async () => {
  open.browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH']!,
    args: args.split(' '),
  })
  open.tab = await open.browser.newPage()
}, 60_000)

afterAll(() => open.browser.close())

// Each says that it ran, from wherever it was put.
const word = (name: string) => `data:text/javascript,parent.ran[frameElement.name]+='${name} '`
const script = (name: string) =>
  v.parse(librarySchema, { id: name, name, isCDN: true, fileUrl: word(name), async: false, defer: false })
const sheet = v.parse(librarySchema, { id: 's', name: 's', isCDN: true, fileUrl: 'data:text/css,html{--sheet:1}' })
const libraries = { cssLibs: [sheet], jsHeaderLibs: [script('header')], jsFooterLibs: [script('footer')] }
const project = { ...createProject({ name: 'Site', ids: () => 'id' }).project, ...libraries }
const page = v.parse(pageSchema, { id: 'a', name: 'a', pathes: { ...pagePaths('a'), html: 'a.html' } })
const ours = `<script src="${word('ours')}"></script>`

const asDocument = (html: string) =>
  withScripts(withLibraries(html, { page, project, apart: project, sizes: new Map() }), [ours])

const asContent = (content: string) =>
  composePage({ project, page, sizes: new Map(), settings: settingsOf(project, defaultSettings()) }, content, {
    actions: [],
    engine: [{ url: word('ours'), async: false, defer: false }],
  })

/** What ran in each page, in a real frame of its own, and whether the library's styles are those of the page. */
const seen = (pages: readonly string[]) =>
  open.tab.evaluate(async (texts) => {
    const ran: Record<string, string> = {}
    Object.assign(globalThis, { ran })
    const frames = texts.map((text, at) => {
      ran[at] = ''
      const frame = Object.assign(document.createElement('iframe'), { name: String(at), srcdoc: text })
      return new Promise<string>((resolve) => {
        frame.addEventListener('load', () => {
          const { contentDocument: inside } = frame
          const style = inside && getComputedStyle(inside.documentElement).getPropertyValue('--sheet')
          resolve(`${style === '1' ? 'sheet ' : ''}${ran[at]}`)
          frame.remove()
        })
        document.body.append(frame)
      })
    })
    return Promise.all(frames)
  }, pages)

const all = 'sheet header footer ours '

const tails = {
  nothing: '',
  'an svg': '<svg><path d="M0 0"/>',
  'a closed svg': '<svg><circle/></svg>',
  'an empty svg': '<svg/>',
  'a part of an svg': '<svg><g><title>',
  'html in an svg': '<svg><foreignObject><p>text',
  'character data in an svg': '<svg><![CDATA[ text',
  'a formula': '<math><mi>x',
  'a template': '<template><p>text',
  'a template in a template': '<template><div><template>',
  'a template around one that is closed': '<template><div><template></template>',
  'a shadow root': '<div><template shadowrootmode=open><p>',
  'a comment': '<!-- text',
  'a comment that looks closed': '<!-- <p> >',
  'a bogus comment': '<!text <p',
  'a processing instruction': '<?xml text',
  'character data': '<![CDATA[ text',
  'a textarea': '<textarea>text',
  'a title': '<title>text',
  'a style': '<style>p{}',
  'a script': '<script>text()',
  'a script with a comment in it': '<script><!-- <script> </script>',
  'raw text of old': '<xmp>text',
  'a frame': '<iframe>text',
  'what no frames show': '<noframes>text',
  'what no plug-in shows': '<noembed>text',
  'what no script shows': '<noscript><p>text',
  'plain text': '<plaintext>text',
  'a list to choose from': '<select><option>text',
  'raw text in a list': '<select><option>text<xmp>text',
  'a text field in a list': '<select><textarea>text',
  'a list in a drawing in a list': '<select><svg><select><option>text',
  'a list in a formula in a list': '<select><math><select><option>text',
  'a table': '<table><tr><td>text',
  columns: '<table><colgroup>',
  'text in a table': '<table>text<svg>',
  'a link': '<a href=x>text',
  'a video': '<video><p>text',
  'an object': '<object><p>text',
  'a tag': '<div class="x',
  'a tag without attributes': '<div',
  'the end of a tag': '</div',
  'the start of a tag': 'text<',
  'the start of an end': 'text</',
  'the start of a comment': 'text<!',
  'a reference': 'text&am',
} as const

const heads = ['', '<!doctype html><html><head><title>a</title></head><body><p>text</p>', '<head>']
const ends = ['', '\n</body>\n</html>\n']

test.each(Object.entries(tails))(
  'libraries and scripts run in a page that ends in %s left open',
  async (_what, tail) => {
    const sources = heads.flatMap((head) => ends.map((end) => `${head}${tail}${end}`))
    const told = await seen([...sources.map(asDocument), ...sources.map(asContent)])
    const wrong = [...sources, ...sources].flatMap((source, at) => (told[at] === all ? [] : [[source, told[at]]]))
    expect(wrong).toEqual([])
  },
)

const parts = [
  ...Object.values(tails),
  '</svg>',
  '</template>',
  '-->',
  '</textarea>',
  '</select>',
  '</table>',
  '<p>',
  '"> ',
]

/** Chromium reads a list to choose from by newer rules than the parser that the place is found with. */
const isReadTheSame = (source: string) => !/<select.*<(?:iframe|no\w+|plaintext|style|title|xmp)/s.test(source)

test('and wherever else something is left open', async () => {
  const soup = fc
    .array(fc.constantFrom(...parts), { minLength: 1, maxLength: 5 })
    .map((list) => list.join(''))
    .filter(isReadTheSame)
  await fc.assert(
    fc.asyncProperty(fc.array(soup, { minLength: 10, maxLength: 10 }), async (sources) => {
      const told = await seen([...sources.map(asDocument), ...sources.map(asContent)])
      const wrong = [...sources, ...sources].flatMap((source, at) => (told[at] === all ? [] : [[source, told[at]]]))
      expect(wrong).toEqual([])
    }),
    { numRuns: 8 * rounds },
  )
})
