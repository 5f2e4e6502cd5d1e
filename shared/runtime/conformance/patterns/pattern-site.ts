import type { ProjectSettings } from '@pergola/contracts'
import { firefox, chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { firefoxLaunch } from '@pergola/build/firefox-launch'
import { serveSite, type ServedSite } from '../serve-site.ts'
import { exportPatterns } from './export-patterns.ts'

type EngineName = 'Chromium' | 'Firefox'

/** Those of this machine. */
export const engines: readonly EngineName[] = firefoxLaunch() ? ['Chromium', 'Firefox'] : ['Chromium']

/** The policy of a page that needs no other host. */
const ownPolicy = "default-src 'self'; img-src 'self' data:"
/** Scripts are off, as a visitor turns them off. */
const scriptless = 'sandbox allow-same-origin allow-forms allow-popups'

async function launch(engine: EngineName): Promise<Browser> {
  if (engine === 'Firefox') return firefox.launch(firefoxLaunch({ 'ui.prefersReducedMotion': 1 }) ?? {})
  return chromium.launch({ executablePath: process.env['CHROMIUM_PATH']!, args: ['--no-sandbox', '--disable-gpu'] })
}

/** An exported site with a page for every pattern and form, in one browser for the tests of a file. */
interface PatternSite {
  /** The page of the test, once it is open. */
  page(): Page
  open(path: string, options?: BrowserContextOptions & { readonly policy?: string }): Promise<Page>
  close(): Promise<void>
  focused(): Promise<string | null | undefined>
  keys(...pressed: readonly string[]): Promise<void>
  isShown(selector: string): ReturnType<typeof expect.poll<boolean>>
}

export function createPatternSite(engine: EngineName, settings: Partial<ProjectSettings> = {}): PatternSite {
  let served: ServedSite
  let browser: Browser
  let page: Page
  const problems: string[] = []

  beforeAll(async () => {
    served = await serveSite(await exportPatterns(settings))
    browser = await launch(engine)
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    served.close()
  })
  afterEach(async () => {
    await page.context().close()
    expect(problems).toEqual([])
  })

  return {
    page: () => page,
    async open(path, { policy = ownPolicy, ...options } = {}) {
      const noScripts = options.javaScriptEnabled === false && engine === 'Firefox'
      served.policy = noScripts ? `${policy}; ${scriptless}` : policy
      const context = await browser.newContext({
        viewport: { width: 800, height: 600 },
        reducedMotion: 'reduce',
        ...options,
      })
      page = await context.newPage()
      problems.length = 0
      // Firefox reports here, too, what it may not read of another origin.
      page.on('pageerror', ({ message }) => message.includes('Same Origin Policy') || problems.push(message))
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) problems.push(message.text())
      })
      await page.goto(`${served.origin}/pages/${path.replace('/', '-')}.html`)
      return page
    },
    close: () => page.context().close(),
    focused: () =>
      page.evaluate(
        () => document.activeElement?.textContent?.trim() || document.activeElement?.getAttribute('aria-label'),
      ),
    async keys(...pressed) {
      for (const key of pressed) await page.keyboard.press(key)
    },
    isShown: (selector) => expect.poll(() => page.locator(selector).first().isVisible()),
  }
}
