// @vitest-environment node
import { parseProjectArchive, readArchive } from '@pergola/site/archive'
import axe from 'axe-core'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildStarter, buildStarterWith, starterNames, type BuiltStarter } from '../testing/built-starter.ts'

declare const window: Window & { axe: typeof axe }

const origin = 'http://starter.test/'
const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  xml: 'application/xml',
}

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH']!,
    args: ['--no-sandbox', '--disable-gpu'],
  })
})
afterAll(() => browser.close())

/**
 * Serves the site to a page. Sheets come after the fonts that the page asks for ahead, as they do on any connection that is
 * not held up: how a page looks while a font is late is not what is counted here.
 */
async function serve(page: Page, site: BuiltStarter['site'], missing: string[]): Promise<void> {
  let awaited = 0
  let release: () => void = () => undefined
  let fonts: Promise<void> = Promise.resolve()
  await page.route('**/*', async (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname.slice(1))
    const body = site.get(path)
    if (!body) {
      missing.push(path)
      return route.fulfill({ status: 404 })
    }
    if (path.endsWith('.html')) {
      awaited = body.toString().match(/rel="preload"/g)?.length ?? 0
      fonts = awaited === 0 ? Promise.resolve() : new Promise((resolve) => (release = resolve))
    }
    if (path.endsWith('.css')) await fonts
    await route.fulfill({ body, contentType: types[path.split('.').at(-1) ?? ''] ?? 'text/plain' })
    if (path.endsWith('.woff2') && --awaited === 0) release()
  })
}

const pagesOf = ({ site }: BuiltStarter) => [...site.keys()].filter((path) => path.endsWith('.html')).toSorted()

/** Sum of the layout shifts so far, as the browser counts them. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const add = (list: { getEntries(): readonly PerformanceEntry[] }) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }
        const observer = new PerformanceObserver(add)
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() =>
          requestAnimationFrame(() => (add({ getEntries: () => observer.takeRecords() }), resolve(sum))),
        )
      }),
  )

/** Where the elements of a page stand, once its fonts are there. */
async function boxesOf(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(origin + path)
  return page.evaluate(async () => {
    await document.fonts.ready
    const boxes = Array.from(document.body.querySelectorAll('*'), (element) => element.getBoundingClientRect())
    return boxes.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '))
  })
}

/** What sticks out of the window to the side. */
const widerThanWindow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

describe.each(starterNames)('the starter %s', (name) => {
  let starter: BuiltStarter
  let page: Page
  const missing: string[] = []

  beforeAll(async () => {
    starter = buildStarter(name)
    page = await browser.newPage({ reducedMotion: 'reduce' })
    await serve(page, starter.site, missing)
  })
  afterAll(() => page.close())

  test('is the same files when its zip is opened', async () => {
    const entries = await readArchive(new Blob([new Uint8Array(starter.zip)]))
    expect(entries.ok).toBe(true)
    const parsed = entries.ok && (await parseProjectArchive(entries.value, { name, ids: () => 'id' }))
    if (!parsed || !parsed.ok) throw new Error(`${name}.zip does not open`)
    const record = JSON.parse(starter.sources.get('editor/pergola.json')!.toString()) as object
    expect(parsed.value.project).toMatchObject(record)
    for (const [path, bytes] of starter.sources) {
      if (path === 'editor/pergola.json') continue
      const read = await parsed.value.files.get(path)?.read()
      expect(read?.ok && Buffer.compare(Buffer.from(read.value), bytes), path).toBe(0)
    }
  })

  test('has three to five pages, each with a head that is filled in, all of them in the sitemap', () => {
    const pages = pagesOf(starter)
    expect(pages.length).toBeGreaterThanOrEqual(3)
    expect(pages.length).toBeLessThanOrEqual(5)
    const sitemap = starter.site.get('sitemap.xml')?.toString() ?? ''
    for (const path of pages) {
      const html = starter.site.get(path)!.toString()
      for (const part of [
        /<html lang="en">/,
        /<title>[^<]{5,}<\/title>/,
        /<meta name="description" content="[^"]{40,}">/,
        /<link rel="icon"/,
      ])
        expect(html, path).toMatch(part)
      expect(sitemap).toContain(`<loc>https://example.com/${path === 'index.html' ? '' : path}</loc>`)
    }
    expect(sitemap.match(/<loc>/g)).toHaveLength(pages.length)
    expect(starter.site.get('robots.txt')?.toString()).toContain('Sitemap: ')
  })

  test('ships no script, and every class and custom property it uses has a rule', () => {
    const css = [...starter.sources]
      .flatMap(([path, bytes]) => (path.endsWith('.css') ? [bytes.toString()] : []))
      .join('\n')
    expect([...starter.site.keys()].filter((path) => path.endsWith('.js'))).toEqual([])
    const classes = new Set<string>()
    for (const path of pagesOf(starter)) {
      const html = starter.site.get(path)!.toString()
      expect(html).not.toMatch(/<script| on[a-z]+="/)
      for (const [, names = ''] of html.matchAll(/ class="([^"]+)"/g))
        for (const each of names.split(' ')) classes.add(each)
    }
    const styled = new Set<string | undefined>([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, each]) => each))
    expect([...classes].filter((each) => !styled.has(each))).toEqual([])
    const declared = new Set<string | undefined>([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, each]) => each))
    expect([...css.matchAll(/var\((--[\w-]+)/g)].map(([, each]) => each).filter((each) => !declared.has(each))).toEqual(
      [],
    )
    const rules: readonly string[] = css.split('@media')[0]!.match(/^[^\s@}/][^{}]*(?=\{)/gm) ?? []
    expect(rules.filter((rule, at) => rules.indexOf(rule) !== at)).toEqual([])
  })

  test('speaks of start and end and not of left and right, and turns no telephone number round', () => {
    const css = starter.sources.get('global/global.css')?.toString() ?? ''
    expect(
      css.match(/(?<![\w-])(?:(?:margin|padding|border|inset)-)?(?:left|right)(?:-\w+)?:.*|: (?:left|right);/g),
    ).toBe(null)
    for (const path of pagesOf(starter))
      expect(starter.site.get(path)!.toString()).not.toMatch(
        /<a (?!dir="ltr" )[^>]*href="tel:|<text (?!direction="ltr")/,
      )
  })

  test('has links that all lead somewhere', async () => {
    for (const path of pagesOf(starter)) {
      await page.goto(origin + path)
      const links = await page.evaluate(() => Array.from(document.links, ({ href }) => href))
      expect(links.length).toBeGreaterThan(0)
      for (const href of links) {
        const url = new URL(href)
        if (url.origin + '/' !== origin) continue
        const target = starter.site.get(url.pathname.slice(1))?.toString()
        expect(target, `${href} on ${path}`).toBeDefined()
        if (url.hash !== '') expect(target, `${href} on ${path}`).toContain(` id="${url.hash.slice(1)}"`)
      }
    }
    expect(missing).toEqual([])
  })

  // What depends on colours and on room alone is looked at a second time.
  test.each([
    ['light', 1280, undefined],
    ['dark', 360, ['color-contrast', 'scrollable-region-focusable', 'target-size']],
  ] as const)('is found clean by axe when it is %s, at %i pixels', async (colorScheme, width, rules) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    for (const path of pagesOf(starter)) {
      await page.goto(origin + path)
      await page.evaluate(axe.source)
      const { violations } = await page.evaluate(
        (runOnly) => window.axe.run({ resultTypes: ['violations'], ...(runOnly && { runOnly: [...runOnly] }) }),
        rules,
      )
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
      )
      expect(found, path).toEqual([])
    }
  })

  test('fits every width in both directions, and nothing moves while it loads', async () => {
    for (const width of [320, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of pagesOf(starter)) {
        await page.goto(origin + path)
        await page.evaluate(() => document.fonts.ready)
        expect(await shiftsOf(page), `shifts of ${path} at ${width}`).toBe(0)
        expect(await widerThanWindow(page), `${path} at ${width}`).toBe(0)
        await page.evaluate(() => (document.documentElement.dir = 'rtl'))
        expect(await widerThanWindow(page), `${path} at ${width}, right to left`).toBe(0)
      }
    }
  })

  test('looks the same with smaller fonts and a policy, and meets nothing that the policy refuses', async () => {
    const lighter = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } })
    const site = buildStarterWith(name, { make_font_subsets: true, add_security_policy: true })
    const asked: string[] = []
    const refused: string[] = []
    lighter.on('request', (request) => asked.push(decodeURIComponent(new URL(request.url()).pathname.slice(1))))
    lighter.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
    await serve(lighter, site, [])
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    for (const path of pagesOf(starter)) {
      expect(site.get(path)?.toString()).toContain('<meta http-equiv="Content-Security-Policy"')
      expect(await boxesOf(lighter, path), path).toEqual(await boxesOf(page, path))
    }
    await lighter.close()
    expect(refused).toEqual([])
    const fonts = asked.filter((path) => path.endsWith('.woff2'))
    expect(fonts.filter((path) => !path.startsWith('libs/fonts/'))).toEqual([])
    expect(fonts.length).toBeGreaterThan(0)
  })
})
