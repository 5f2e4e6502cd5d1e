import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Block, Editor } from 'grapesjs'

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

export interface ExportedBlock extends Omit<ExportedPage, 'name'> {
  readonly id: string
  readonly label: string
}

export interface ExportedPlugin {
  readonly blocks: readonly ExportedBlock[]
  readonly commands: readonly string[]
  readonly problem: string | null
}

/** Every block of a plugin on a page of its own, as GrapesJS exports it, in an editor as its users have it. */
export function exportBlocks(page: Page, plugin: string): Promise<ExportedPlugin> {
  return page.evaluate((code) => {
    const known = new Set(Object.keys(window))
    const element = document.createElement('script')
    element.textContent = code
    document.head.append(element)
    const found = Object.entries(window).filter(([name]) => !known.has(name))
    const [start] = found.flatMap(([, value]) => {
      const inner = (value as { default?: unknown } | null)?.default
      return [value, inner].filter((each) => typeof each === 'function')
    })
    const config = { headless: true, storageManager: false, telemetry: false, plugins: start ? [start] : [] }
    const open = () => window.grapesjs.init(config)
    try {
      const commands: string[] = Object.keys(open().Commands.getAll()).filter(
        (name) => !window.grapesjs.init({ headless: true, storageManager: false }).Commands.has(name),
      )
      const blocks = (open().Blocks.getAll().models as Block[]).map((block) => {
        const editor = open()
        const content = block.get('content') as unknown
        editor.addComponents((typeof content === 'function' ? content() : content) as string)
        const label = new DOMParser().parseFromString(block.getLabel(), 'text/html').body.textContent?.trim() ?? ''
        const [html, css] = [editor.getHtml(), editor.getCss() ?? '']
        return { id: block.getId(), label: label || block.getId(), html, css, js: editor.getJs() }
      })
      return { blocks, commands, problem: null }
    } catch (error) {
      return { blocks: [], commands: [], problem: String(error).slice(0, 200) }
    }
  }, plugin)
}
