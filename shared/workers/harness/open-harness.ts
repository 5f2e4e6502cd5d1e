import { chromium } from 'playwright-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { chromiumPath } from './browser-paths.mjs'
import { serveHarness } from './serve.mjs'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
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
  const served = await serveHarness()
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: flags })
  return {
    browser,
    url: served.url,
    newContext: () => browser.newContext(),
    async newTab(context) {
      const page = await context.newPage()
      await page.goto(served.url)
      await page.evaluate(() => {
        globalThis.services = globalThis.harness.start()
      })
      return page
    },
    async close() {
      await browser.close()
      await served.close()
    },
  }
}
