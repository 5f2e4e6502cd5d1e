import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ProjectSettings } from '@pergola/contracts'
import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportSite } from './export-site.ts'
import { basePolicy, features, motionFeatures, records, sheets } from './exported-features.ts'
import type { ExportedFeature } from './exported-features.ts'
import { serveSite } from './serve-site.ts'

const addressOf = ({ name }: ExportedFeature) => (name === 'index' ? 'index.html' : `pages/${name}.html`)

/** A site with a page for each of these, as a visitor's server has it. */
const exported = (pages: readonly ExportedFeature[], settings: Partial<ProjectSettings>) =>
  exportSite({ pages, records, sheets, settings })

let browser: Browser
let page: Page
const problems: string[] = []

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH']!,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  page = await browser.newPage({ viewport: { width: 800, height: 600 } })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  // There is nothing else to reach than the maker of the scene viewer.
  await page.route(
    (url) => url.protocol.startsWith('http') && url.hostname !== '127.0.0.1',
    (route) => {
      if (!route.request().url().startsWith('https://unpkg.com/@splinetool/viewer')) return route.abort()
      const body = "customElements.define('spline-viewer', class extends HTMLElement {})"
      return route.fulfill({ body, contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' } })
    },
  )
}, 60_000)
afterAll(() => browser.close())

async function visit(address: string): Promise<void> {
  problems.length = 0
  await page.goto(address)
  // What is observed is told in the turn after the next one.
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))',
  )
}

async function works({ later = [], ...first }: ExportedFeature, address: string): Promise<void> {
  await visit(address)
  for (const { act = 'null', look, expected } of [first, ...later]) {
    await page.evaluate(`(async () => { await (${act}) })()`)
    await expect.poll(() => page.evaluate(look), { timeout: 20_000 }).toEqual(expected)
  }
  expect(problems).toEqual([])
}

const sources = (html = '') => [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source]) => source)

const sites = [
  {
    title: 'with GSAP',
    pages: [...features, ...motionFeatures],
    settings: {},
    libraries: ['libs/js/gsap.min.js', 'libs/js/ScrollTrigger.min.js'],
  },
  {
    title: 'with our own engine',
    pages: motionFeatures,
    settings: { enable_own_motion_engine: true },
    libraries: ['libs/js/pergola-motions.js'],
  },
]

describe.each(sites)('an exported site $title', ({ pages, settings, libraries }) => {
  let served: Awaited<ReturnType<typeof serveSite>>
  let files: Map<string, string>
  let folder = ''
  beforeAll(async () => {
    files = await exported(pages, settings)
    served = await serveSite(files)
    folder = await mkdtemp(join(tmpdir(), 'site-'))
    for (const [path, text] of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
  }, 60_000)
  afterAll(async () => {
    served.close()
    await rm(folder, { recursive: true })
  })

  test.each(pages)('$name runs from a disk', (feature) =>
    works(feature, pathToFileURL(join(folder, addressOf(feature))).href),
  )

  test.each(pages)('$name runs from a server under the policy that the documentation names', async (feature) => {
    served.policy = feature.policy
    await works(feature, `${served.origin}/${addressOf(feature)}`)
  })

  test.each(pages.filter((each) => each.isLeast))('$name needs what is said of it', async (feature) => {
    served.policy = basePolicy
    await visit(`${served.origin}/${addressOf(feature)}`)
    expect(problems.join()).toMatch(/Content Security Policy/)
  })

  test('a page brings what it uses and no more, in the order of the specification', () => {
    const scripts = (name: string) => sources(files.get(`pages/${name}.html`)).map((each) => each?.replace('../', ''))
    expect(scripts('everything')).toEqual([
      'libs/js/pergola/everything.js',
      ...libraries,
      'js/motions/everything.js',
      'global/global.js',
      'js/everything.js',
      'libs/js/p-vue-plugins.js',
      'libs/js/p-vue.js',
      'libs/js/initPVue.js',
    ])
    expect(scripts('motion')).toEqual([libraries[0], 'js/motions/motion.js', 'global/global.js', 'js/motion.js'])
  })
})

describe('an exported site with policies of its own', () => {
  // What a scene loads cannot be told: its finding says so, and there is none here.
  const pages = [...features, ...motionFeatures]
  let served: Awaited<ReturnType<typeof serveSite>>
  let files: Map<string, string>
  beforeAll(async () => {
    files = await exported(pages, { add_security_policy: true })
    served = await serveSite(files)
  }, 60_000)
  afterAll(() => served.close())

  test.each(pages)('$name runs under the policy that the build writes', async (feature) => {
    expect(files.get(addressOf(feature))).toContain('<meta http-equiv="Content-Security-Policy"')
    await works(feature, `${served.origin}/${addressOf(feature)}`)
  })

  test.each(pages)('$name refuses a script that was put into it', async (feature) => {
    const path = addressOf(feature)
    const html = files.get(path) ?? ''
    served.change(
      path,
      html.replace('</body>', '<script>window.taken = 1</script><img src="x" onerror="taken = 2"></body>'),
    )
    await visit(`${served.origin}/${path}`)
    served.change(path, html)
    expect(await page.evaluate('window.taken')).toBeUndefined()
    expect(problems.join()).toMatch(/Executing inline script violates/)
  })

  test('evaluates where the template engine is, and nowhere else', () => {
    const evaluating = pages.filter((each) => files.get(addressOf(each))?.includes("'unsafe-eval'"))
    const engines = pages.filter((each) => files.get(addressOf(each))?.includes('libs/js/p-vue.js'))
    expect(evaluating.map(({ name }) => name)).toEqual(engines.map(({ name }) => name))
    expect(engines.length).toBeGreaterThan(2)
  })
})
