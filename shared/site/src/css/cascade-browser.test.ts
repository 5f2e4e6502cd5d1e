import fc from 'fast-check'
import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AtRulePart, CascadeElement } from './index.ts'
import { cascade, expandShorthand, longhandsOf, parseCss, withinScope } from './index.ts'
import { declaration, declarationText, sheet, write } from './testing/random-sheet.ts'

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

const markup =
  '<main id="m" class="a b"><section class="c a"><p id="t" class="d e" title="x" style="STYLE">T</p></section></main>'
const elements = ['#t', 'section', 'main', 'body', 'html'] as const
const keys = [
  new Set(['#t', '.d', '.e', 'p']),
  new Set(['.c', '.a', 'section']),
  new Set(['#m', '.a', '.b', 'main']),
  new Set(['body']),
  new Set(['html']),
]

const applies = (atRules: readonly AtRulePart[]) =>
  atRules.every(({ name, params }) => name === 'layer' || !/print|x: y/.test(params))

interface Example {
  readonly sheets: readonly string[]
  readonly style: string
}

/** What the browser makes of the properties. */
async function ask({ sheets, style }: Example) {
  const head = sheets.map((css) => `<style>${css}</style>`).join('')
  await open.page.setContent(`<!doctype html>${head}${markup.replace('STYLE', style)}`)
  return open.page.evaluate(
    ({ names, properties }) =>
      names.map((name) => {
        const computed = getComputedStyle(document.querySelector(name)!)
        return properties.map((property) => computed.getPropertyValue(property))
      }),
    { names: elements as readonly string[], properties: [...asked] },
  )
}

/** Which of the elements each of the selectors matches. */
async function askMatches(selectors: readonly string[]) {
  return open.page.evaluate(
    ({ names, list }) => {
      const matches = (name: string, selector: string) => {
        try {
          return document.querySelector(name)!.matches(selector)
        } catch {
          return false
        }
      }
      return list.map((each): [string, boolean[]] => [each, names.map((name) => matches(name, each))])
    },
    { names: elements as readonly string[], list: [...selectors] },
  )
}

/** Runs until every question that it asks is answered: what is asked next may depend on an answer. */
async function answered<Value>(run: (matches: (at: number, selector: string) => boolean) => Value): Promise<Value> {
  const known = new Map<string, readonly boolean[]>()
  for (;;) {
    const unknown = new Set<string>()
    const value = run((at, selector) => {
      const answer = known.get(selector)
      if (answer === undefined) unknown.add(selector)
      return answer?.[at] ?? false
    })
    if (unknown.size === 0) return value
    for (const [selector, answer] of await askMatches([...unknown])) known.set(selector, answer)
  }
}

const asked = ['--w', '--v', 'padding-top', 'color', 'order'] as const
const nothing = ['', '', '0px', 'rgb(0, 0, 0)', '0']

test(
  'the cascade is the browser’s',
  async () => {
    const example = fc.record({
      sheets: fc.array(sheet, { minLength: 1, maxLength: 2 }),
      inline: fc.array(declaration, { maxLength: 2 }),
    })
    for (const { sheets: trees, inline } of fc.sample(example, { numRuns: 150 })) {
      const counter = { next: 1 }
      const sheets = trees.map((each) => write(each, counter))
      const inlineTexts = inline.map((each) => declarationText(each, counter))
      const parsed = sheets.map((css, at) => ({ sheet: parseCss(css, `${at}.css`) }))
      const values = await ask({ sheets, style: inlineTexts.join('') })
      const inlineValues = inline.map((each, nth) => ({ ...each, value: valueIn(inlineTexts[nth] ?? '') }))
      const ours = await answered((matches) => {
        const path = elements.map((name, at) => ({
          address: `:is(${name})`,
          matches: (each: string) => matches(at, each),
        }))
        const people = elements.map((_name, at): CascadeElement => ({
          matches: (each, root) => matches(at, root === undefined ? each : withinScope(each, root)),
          path: path.slice(at),
          keys: keys[at] ?? new Set(),
          inline: at === 0 ? inlineValues : [],
        }))
        return people.map((person, at) => {
          const result = cascade({ ...person, sheets: parsed, applies, ancestors: people.slice(at + 1) })
          return asked.map((property, nth) => result[property]?.winner.value ?? nothing[nth])
        })
      })
      expect(ours, `${sheets.join('\n---\n')}\n${inlineTexts.join('')}`).toEqual(values)
    }
  },
  patience,
)

function valueIn(text: string): string {
  return text.replace(/^[^:]*:\s*/, '').replace(/( !important)?;$/, '')
}

const shorthandValues: Record<string, readonly string[]> = {
  margin: ['1px', '1px 2px', '1px 2px 3px', '1px 2px 3px 4px', 'auto', 'calc(1px + 2px) 3px', 'inherit'],
  padding: ['4px', '1px 2px 3px'],
  inset: ['0px auto', '1px 2px 3px 4px'],
  'margin-inline': ['1px', '1px 2px'],
  'border-width': ['1px 2px', 'thin'],
  'border-style': ['solid dashed'],
  border: ['1px solid red', 'solid', '2px', 'red', 'none', 'medium dotted rgb(1, 2, 3)', 'unset'],
  'border-top': ['1px solid red', 'dashed blue'],
  'border-block': ['1px solid red'],
  'border-radius': ['1px', '1px 2px', '1px 2px 3px 4px', '1px / 2px', '10px 5% / 20px 30px', '50%'],
  outline: ['1px solid red', 'none', 'dashed'],
  'column-rule': ['1px solid red'],
  background: [
    'red',
    'none',
    'url("a.png")',
    'url("a.png") no-repeat center / cover',
    'linear-gradient(red, blue), blue',
    'url("a.png") left 10px top 20px / 50% auto repeat-x fixed padding-box content-box rgb(1, 2, 3)',
    'border-box red',
    'url("a.png") bottom',
    'url("a.png") 10px 20px, url("b.png") right top no-repeat',
    'inherit',
    'url("a.png") top right',
    'url("a.png") right 10px bottom 5px',
    'url("a.png") 50% 25%',
  ],
  'background-position': ['center', 'left', 'top', '10px', '10px 20px', 'right 10px bottom 20px', 'top left, center'],
  font: [
    '16px Arial',
    'italic bold 16px/1.5 "Open Sans", serif',
    'small-caps 12px / 2 Arial',
    '700 1.5em/normal A, B',
    'condensed 80% sans-serif',
    'oblique 10deg 10px x',
    'normal normal 10px x',
    'larger x',
    'calc(1px + 1em) x',
  ],
  flex: ['none', 'auto', '1', '2 3', '1 30px', '1 1 0%', '0 0 auto', '2 2 10%', '30px', '1 1 content'],
  'flex-flow': ['row', 'wrap', 'column wrap-reverse', 'nowrap row-reverse'],
  'grid-template': ['none', '100px 1fr / auto', '"a b" 10px "c d" / 1fr 2fr', '"a" "b" 20px', '[x] "a" 10px [y] / 1fr'],
  grid: [
    'none',
    'auto-flow / 1fr',
    '10px / auto-flow dense 20px',
    '1fr 2fr / auto',
    'auto-flow dense 40px / 1fr 1fr',
    '"a" 10px / 1fr',
  ],
  'grid-area': ['a', '1 / 2 / 3 / 4', '1 / 2', 'a / b', 'span 2 / 3', 'auto'],
  'grid-row': ['1', '1 / 3', 'span 2 / 4', 'a', '2 / span 3'],
  'grid-column': ['1 / -1', 'full'],
  gap: ['1px', '1px 2px'],
  overflow: ['hidden', 'auto scroll'],
  'text-decoration': [
    'none',
    'underline',
    'underline overline wavy red',
    'line-through 2px',
    'underline dotted from-font',
  ],
  transition: [
    'all 1s',
    'opacity 0.2s ease-in 1s, color 3s',
    'none',
    '1s',
    'transform 1s cubic-bezier(0.1, 0.2, 0.3, 1)',
    'display 1s allow-discrete',
  ],
  animation: [
    'spin 1s',
    'spin 1s linear infinite',
    'a 1s 2s both, b 3s steps(2, start) reverse paused',
    'none',
    '2s x 3',
    '1s ease-in-out 0s infinite alternate none running pulse',
  ],
  'list-style': ['none', 'square inside', 'url("a.png") circle', 'decimal', 'inside', '"x"'],
  columns: ['2', '100px', '2 100px', 'auto', 'auto 3'],
  'place-content': ['center', 'start end'],
  'place-items': ['center', 'start end'],
  'place-self': ['center', 'end start'],
}

test(
  'shorthands are taken apart as the browser does',
  async () => {
    const cases = Object.entries(shorthandValues).flatMap(([property, values]) =>
      values.map((value) => ({ property, value, longhands: expandShorthand(property, value) })),
    )
    for (const { property, value, longhands } of cases) {
      expect(Object.keys(longhands ?? {}).toSorted(), `${property}: ${value}`).toEqual(longhandsOf(property).toSorted())
    }
    await open.page.setContent('<!doctype html><div></div>')
    const pairs = await open.page.evaluate((list) => {
      return list.flatMap(({ property, value, longhands }) => {
        const [theirs, ours] = [{ [property]: value }, longhands ?? {}].map((declarations) => {
          const element = document.body.appendChild(document.createElement('div'))
          for (const [name, each] of Object.entries(declarations)) element.style.setProperty(name, each)
          return getComputedStyle(element)
        })
        if (theirs === undefined || ours === undefined) return []
        return Object.keys(longhands ?? {}).map((name) => {
          const what = `${property}: ${value} → ${name}:`
          return [`${what} ${ours.getPropertyValue(name)}`, `${what} ${theirs.getPropertyValue(name)}`] as const
        })
      })
    }, cases)
    expect(pairs.map(([ours]) => ours)).toEqual(pairs.map(([, theirs]) => theirs))
  },
  patience,
)
