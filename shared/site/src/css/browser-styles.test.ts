import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cascade, parseCss } from './index.ts'

/** Long runs on a busy machine. */
const patience = 120_000

const open = {} as { browser: Browser; page: Page }

beforeAll(async () => {
  open.browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH']!,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
  open.page = await open.browser.newPage()
}, patience)

afterAll(async () => open.browser.close())

const tags =
  'a address b big button caption center cite code dd dfn dialog div em h1 h2 h3 h4 h5 h6 hr i input kbd label li mark nobr ol option p pre rt ruby samp section select small span strong sub sup table td textarea th tt ul var'.split(
    ' ',
  )

const unusual: Readonly<Record<string, string>> = {
  color: 'rgb(1, 2, 3)',
  cursor: 'crosshair',
  'border-collapse': 'collapse',
  'border-spacing': '9px 9px',
  'font-family': 'Odd',
  'font-size': '23px',
  'font-style': 'oblique 10deg',
  'font-variant-caps': 'small-caps',
  'font-weight': '350',
  'letter-spacing': '3px',
  'line-height': '41px',
  'list-style-type': 'upper-roman',
  'text-align': 'right',
  'text-indent': '7px',
  'text-shadow': 'rgb(1, 2, 3) 1px 1px 1px',
  'text-transform': 'uppercase',
  'white-space-collapse': 'break-spaces',
  'word-spacing': '5px',
  quotes: '"x" "y"',
  'word-break': 'break-all',
}

function declarationsText(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ')
}

test('an element inherits what the browser has no word of its own for', async () => {
  const css = `body { ${declarationsText(unusual)} }`
  await open.page.setContent(`<!doctype html><style>${css}</style>`)
  const reached = await open.page.evaluate(
    ([names, properties]) => {
      const valueOf = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name)
      return names.map((name) => {
        const element = document.createElement(name)
        if (name === 'a') element.setAttribute('href', '#')
        document.body.append(element)
        const same = properties.filter((property) => valueOf(element, property) === valueOf(document.body, property))
        element.remove()
        return [name, same] as const
      })
    },
    [tags, Object.keys(unusual)] as const,
  )
  const sheets = [{ sheet: parseCss(css, 'a.css') }]
  const body = { keys: new Set(['body']), matches: (selector: string) => selector === 'body' }
  for (const [tag, properties] of reached) {
    const keys = new Set([tag])
    const matches = (selector: string) => selector === 'a[href]'
    const found = cascade({ sheets, keys, matches, applies: () => true, ancestors: [body] })
    expect([tag, Object.keys(unusual).filter((name) => Object.hasOwn(found, name))]).toEqual([tag, properties])
  }
})
