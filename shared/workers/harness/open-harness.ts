import { chromium } from 'playwright-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { inject } from 'vitest'
import { chromiumPath } from './browser-paths.mjs'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages of the browser's own that it makes for every window, and nobody sees.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding,HttpsUpgrades,OptimizationHints',
]

/** The built page in a real Chromium. Each context has a storage of its own; pages of one context are tabs. */
export interface OpenHarness {
  readonly browser: Browser
  readonly url: string
  newContext(): Promise<BrowserContext>
  newTab(context: BrowserContext): Promise<Page>
  close(): Promise<void>
}

export async function openHarness(): Promise<OpenHarness> {
  const url = inject('harnessUrl')
  // The first answer waits for the build, longer than a browser would.
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(await answer.text())
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: flags })
  return {
    browser,
    url,
    async newContext() {
      const context = await browser.newContext()
      // As long as the test has: a busy machine takes its time to open a page.
      context.setDefaultNavigationTimeout(0)
      return context
    },
    async newTab(context) {
      const page = await context.newPage()
      await page.goto(url)
      await page.evaluate(() => {
        globalThis.services = globalThis.harness.start()
      })
      return page
    },
    close: () => browser.close(),
  }
}
