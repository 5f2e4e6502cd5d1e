import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Editor } from 'grapesjs'

export interface ExportedPage {
  readonly name: string
  readonly html: string
  readonly css: string
  readonly js: string
}

declare const window: Window & { grapesjs: { init(config: object): Editor } }

const require = createRequire(import.meta.url)
const script = readFileSync(join(dirname(require.resolve('grapesjs')), 'grapes.min.js'), 'utf8')

/** A page that has plain GrapesJS and nothing of ours, to compare with what it exports. */
export async function plainGrapes(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' }))
  await page.goto('https://grapes.test/')
  await page.addScriptTag({ content: script })
  return page
}

/** Makes a project there: its JSON, and each page as GrapesJS exports it. */
export function makeProject(page: Page, make: (editor: Editor) => void) {
  return page.evaluate((text) => {
    const editor = window.grapesjs.init({ headless: true, storageManager: false, telemetry: false })
    // oxlint-disable-next-line no-eval -- the function of a test, in a page of its own
    ;(0, eval)(`(${text})`)(editor)
    const pages = editor.Pages.getAll().map((one) => {
      const component = one.getMainComponent()
      const [html, css] = [editor.getHtml({ component }), editor.getCss({ component }) ?? '']
      return { name: one.getName() || one.getId(), html, css, js: editor.getJs({ component }) }
    })
    return { json: JSON.stringify(editor.getProjectData()), pages: pages satisfies ExportedPage[] }
  }, expressionOf(make))
}

/** A method of an object is no expression by itself. */
function expressionOf(make: (editor: Editor) => void): string {
  const text = String(make)
  return /^(?:function|\()/.test(text) ? text : `function ${text}`
}
