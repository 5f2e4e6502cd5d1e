import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Browser, type Page } from 'playwright-core'
import { actionRuntime, runtimeFiles } from '../src/files.ts'

interface OpenOptions {
  readonly attributes?: string
  readonly late?: boolean
  /** Actions that the page may call. */
  readonly actions?: readonly string[]
}

export interface Site {
  readonly browser: Browser
  readonly origin: string
  /** A built page with this body in a fresh tab, its scripts run. */
  open(body: string, options?: OpenOptions): Promise<Page>
  /** Errors of the tab opened last, those the engine logged included. */
  readonly problems: string[]
  close(): Promise<void>
}

const scripts = (late: boolean) =>
  `<script src="/libs/js/p-vue-plugins.js"></script><script src="/libs/js/p-vue.js"></script>` +
  `<script src="/libs/js/initPVue.js"${late ? ' data-start="load"' : ''}></script>`

/** A real Chromium and the scripts as they are shipped. */
export async function openSite(): Promise<Site> {
  let html = ''
  const files: Record<string, string> = { ...runtimeFiles }
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').slice(1)
    const script = files[path]
    response.writeHead(200, { 'content-type': script === undefined ? 'text/html' : 'text/javascript' })
    response.end(script ?? (path === '' ? html : ''))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH']!,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Pages of the browser's own that it makes for every window, and nobody sees.
      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding,HttpsUpgrades,OptimizationHints',
    ],
  })
  // One window for all: only what a test opens in it is its own.
  const context = await browser.newContext({ viewport: { width: 800, height: 600 } })
  const problems: string[] = []
  let tab: Page | null = null
  return {
    browser,
    origin,
    problems,
    async open(body, { attributes = '', late = false, actions = [] } = {}) {
      await tab?.close()
      problems.length = 0
      html = `<!doctype html><meta charset="utf-8"><body ${attributes}>${body}<script src="/actions.js"></script>${scripts(late)}</body>`
      files['actions.js'] = actionRuntime.script(actions)
      tab = await context.newPage()
      tab.on('pageerror', (error) => problems.push(error.message))
      tab.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
      await tab.goto(origin)
      // Effects of the first turn have run by then.
      await tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))))
      return tab
    },
    async close() {
      await browser.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
