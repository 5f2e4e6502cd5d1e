import fc from 'fast-check'
import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { closedSheet } from './closed-sheet.ts'

test.each([
  ['.a{color:red}', '.a{color:red}'],
  ['', ''],
  ['.a{color:red}\n/* said */\n', '.a{color:red}\n/* said */\n'],
  ['.a{color:red', '.a{color:red}'],
  ['@media print{.a{width:calc(1px + (2px', '@media print{.a{width:calc(1px + (2px))}}'],
  ['.a{content:"x', '.a{content:"x"}'],
  ['.a{content:"}"}', '.a{content:"}"}'],
  ['.a{} /* said', '.a{} /* said*/'],
  ['.a{background:url(data:,{/*)}', '.a{background:url(data:,{/*)}'],
  ['.a{background:url(x', '.a{background:url(x)}'],
  ['.a{}</style><script>x()</script>', '.a{}</style><script>x()</script>{}'],
  ['@import "a.css"', '@import "a.css";'],
  ['.a{}}', '.a{}}{}'],
  ['.a\\{b{}', '.a\\{b{}'],
  ['.a{content:"\\', '.a{content:"\\ "}'],
])('%j is closed as %j', (given, expected) => {
  expect(closedSheet(given)).toBe(expected)
})

const part = fc.constantFrom('a', '.b', '{', '}', '(', ')', '[', ']', '"', "'", '/*', '*/', ';', ':', ' ', '\n', '\\')
const longer = fc.constantFrom(
  '@media print',
  '@import "x"',
  '@layer a',
  'url(',
  '{color:red}',
  '</style>',
  '@font-face',
)
const broken = fc.array(fc.oneof(part, longer), { maxLength: 12 }).map((parts) => parts.join(''))

test('whatever stands in front, a browser reads the rule behind it', async () => {
  const given = fc.sample(broken, { numRuns: 3000, ...fuzz() })
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH']!,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
  const page = await browser.newPage()
  const read = await page.evaluate(
    (sheets) =>
      sheets.map((text) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(text)
        return [...sheet.cssRules].at(-1)?.cssText.startsWith('.own')
      }),
    given.map((text) => `${closedSheet(text)}\n/* end x */\n/* own */\n.own{color:red}`),
  )
  await browser.close()
  expect(given.filter((_text, index) => read[index] !== true)).toEqual([])
}, 60_000)

/** The seed of a run that failed. */
function fuzz() {
  const seed = process.env['PERGOLA_SEED']
  return seed === undefined ? {} : { seed: Number(seed) }
}
