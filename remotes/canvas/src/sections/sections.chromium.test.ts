import { paths } from '@pergola/contracts'
import { missingFiles } from '@pergola/site/project'
import axe from 'axe-core'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBlocks } from '../blocks/blocks.ts'
import { createStructure } from '../structure/structure.ts'
import { openCore } from '../testing/open-core.ts'
import { librarySections, sectionBlocks } from './section-library.ts'

declare const window: Window & { axe: typeof axe }

let browser: Browser
let page: Page
let body = ''
let site = ''
/** The sheets that every page made here begins with. */
let reset = ''

/** All sections on one page, as the canvas writes them. */
beforeAll(async () => {
  const opened = await openCore('', {})
  const blocks = createBlocks(undefined, { sections: async () => sectionBlocks(), plain: async () => null })
  await blocks.loadBlocks('sections')
  const structure = createStructure({ core: opened.core, blocks, select: () => undefined })
  for (const { id } of librarySections()) structure.insertBlock(id)
  body = opened.html()
  site = opened.page.site.text(paths.globalCss) ?? ''
  const base = missingFiles(opened.page.project(), () => false)
  reset = Object.entries(base)
    .flatMap(([path, text]) => (path.endsWith('.css') ? [text] : []))
    .join('\n')
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH']!,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  page = await browser.newPage()
})

afterAll(() => browser.close())

async function show({ direction = 'ltr', base = reset } = {}) {
  const head = `<title>Sections</title><style>body { margin: 0; background: Canvas; color: CanvasText } ${base}</style><style>${site}</style>`
  await page.setContent(
    `<!doctype html><html lang="en" dir="${direction}"><head>${head}</head><body>${body}</body></html>`,
  )
}

/** What sticks out of the window, with the first class of each. */
const wider = () =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const parts = [...document.querySelectorAll('body > *')]
    return parts.filter(({ scrollWidth: own }) => own > clientWidth).map(({ className }) => className)
  })

const heights = () =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.page-section')].map(
      (each) => `${each.className} ${each.offsetHeight}`,
    ),
  )

describe('all sections on one page', () => {
  test.each([
    [1280, 'light'],
    [1280, 'dark'],
    [360, 'light'],
    [360, 'dark'],
  ] as const)('axe finds nothing at %i pixels when it is %s', async (width, colorScheme) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await show()
    // Small parts stand wherever a person puts them: here in one region.
    await page.evaluate(() => {
      const region = document.body.appendChild(document.createElement('main'))
      region.append(...document.querySelectorAll('body > .component'))
    })
    // What comes softly has its colours when it is there.
    await page.evaluate(async () => {
      const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition)
      await Promise.allSettled(transitions.map(({ finished }) => finished))
    })
    await page.evaluate(axe.source)
    // Several headers and footers, and several ways of saying that a page is missing, are what this page is made of.
    const off = [
      'landmark-no-duplicate-banner',
      'landmark-no-duplicate-contentinfo',
      'landmark-unique',
      'landmark-one-main',
    ]
    const { violations } = await page.evaluate(
      (ids) =>
        window.axe.run({
          rules: Object.fromEntries(ids.map((id) => [id, { enabled: false }])),
          resultTypes: ['violations'],
        }),
      off,
    )
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
    ).toEqual([])
  })

  test.each([320, 768, 1920])(
    'none is wider than a window of %i pixels, from left to right and from right to left',
    async (width) => {
      await page.setViewportSize({ width, height: 900 })
      await show()
      expect(await wider()).toEqual([])
      await show({ direction: 'rtl' })
      expect(await wider()).toEqual([])
    },
  )

  test('each is as high on a page that resets nothing', async () => {
    await page.setViewportSize({ width: 1024, height: 900 })
    await show()
    const expected = await heights()
    await show({ base: '' })
    expect(await heights()).toEqual(expected)
  })
})
