/* oxlint-disable import/default -- they are bundled to a text, whatever they export */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SplitOptions } from '../src/motions/split/split-texts.ts'
import both from './both-splits.ts?shipped'
import { openSite, type Site } from './open-site.ts'

let site: Site
let page: Page
beforeAll(async () => {
  site = await openSite()
  page = await site.open(
    '<style>section > * { width: 200px; font: 16px/24px monospace; margin: 0 0 9px } em, a { font-style: italic }</style><section>' +
      '<p id="plain">Words that stand on more than one line of\n   the page</p>' +
      '<p id="nested">Some <b>words are bold and long enough to break</b>, others <a href="#">are not</a>.</p>' +
      '<p id="deep">Some <b>words are <i>bold and long enough</i> to break</b>, others not.</p>' +
      '<p id="broken">First line<br>second, which is too long for one line<br><br>third</p>' +
      '<p id="letters">שלום 👩‍👩‍👧 é ñandú 🇳🇱 你好世界 नमस्ते</p>' +
      '<p id="empty"></p><p id="blank">  \n </p>' +
      '<p id="listed">one,two, three/four</p>' +
      '<p id="kept">Text <span class="whole">stays whole</span> here</p></section>',
  )
  await page.addScriptTag({ content: both })
})
afterAll(() => site.close())

const call = (name: string, selector: string, options: SplitOptions) =>
  page.evaluate(`split(${JSON.stringify(name)}, ${JSON.stringify(selector)}, ${JSON.stringify(options)})`)

const types = ['chars', 'words', 'lines', 'chars,words', 'words,lines', 'chars,words,lines'] as const
const texts = ['plain', 'nested', 'broken', 'letters', 'empty', 'blank'] as const

describe('our splitter makes the parts that SplitText makes, and leaves the nodes of the page as they were', () => {
  // For letters alone SplitText gives elements within a text another display, which is theirs.
  const cases = texts.flatMap((text) => types.map((type) => [text, type] as const))
  const isPlain = ([text, type]: (typeof cases)[number]) => text !== 'nested' || type !== 'chars'
  test.each(cases.filter(isPlain))('%s: %s', async (text, type) => {
    expect(await call('own', `#${text}`, { type })).toEqual(await call('gsap', `#${text}`, { type }))
  })

  test.each<[what: string, text: string, options: SplitOptions]>([
    ['spans with classes, counted', 'plain', { type: 'chars,words', tag: 'span', charsClass: 'c++', wordsClass: 'w' }],
    ['another delimiter', 'listed', { type: 'words', wordDelimiter: ',' }],
    ['letters that belong together', 'plain', { type: 'chars', specialChars: ['th', 'st'] }],
    ['letters of a word that stay on a line', 'plain', { type: 'chars', smartWrap: true }],
    ['masks', 'plain', { type: 'lines', mask: 'lines', linesClass: 'row' }],
    ['numbers for styles', 'plain', { type: 'words', propIndex: true }],
    ['white space as it is', 'plain', { type: 'words', reduceWhiteSpace: false }],
    ['what is to be ignored', 'kept', { type: 'chars', ignore: '.whole' }],
    ['no cuts through nested elements', 'nested', { type: 'lines,words', deepSlice: false }],
  ])('%s', async (_what, text, options) => {
    expect(await call('own', `#${text}`, options)).toEqual(await call('gsap', `#${text}`, options))
  })
})

test('lines end where they end, also within elements of elements', async () => {
  const { parts } = (await call('own', '#deep', { type: 'lines' })) as { parts: { lines: [string][] } }
  expect(parts.lines.map(([text]) => text)).toEqual(['Some words are bold', 'and long enough to', 'break, others not.'])
})
