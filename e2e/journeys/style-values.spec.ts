import type { Page } from '@playwright/test'
import type { Pergola } from '@pergola/contracts'
import properties from 'mdn-data/css/properties.json' with { type: 'json' }
import { expect, test } from '../actors/test.ts'

test.use({ installs: false })

declare const window: Window & { pergola: Pergola }

// Whatever the browser takes goes through the panel's fields unchanged; whatever it does not take changes nothing else.

const css = `.probe { --x: 1px; outline: 3px solid rgb(1, 2, 3); }
.other { color: red; }
`

/** One of every kind of value; the browser says which property takes which. */
const values = [
  '0',
  '3',
  '0.5',
  '1.50',
  '-2px',
  '12.50PX',
  '.5em',
  '40%',
  '+3px',
  'calc(100% - 2 * 8px)',
  'clamp(1px, 2vw, 3em)',

  'min(1px, 2%)',
  'var(--x)',
  'var(--x, 3px)',
  'env(safe-area-inset-top, 0px)',
  '45deg',
  '.25turn',
  '150ms',
  '1.5s',

  'RED',
  '#AbC',
  '#12345678',
  'rgb(1 2 3 / 50%)',
  'oklch(0.6 0.1 200)',
  'color-mix(in oklab, red 20%, blue)',

  'currentColor',
  'url("a b(1).png")',
  'inherit',
  'unset',
  'revert-layer',
  '10px / 5px',
  '1px 2px',
  '1px 2px 3px 4px',

  '1 / 2',
  'span 2 / auto',
  'repeat(2, minmax(0, 1fr)) [end]',
  '"Open Sans", Inter, serif',
  '2 solid red',
  'blur(2px) sepia(.5)',
  'drop-shadow(0 1px 2px rgb(0 0 0 / 20%))',
  'translate(1px, 2%) rotate(0.5turn)',
  '0 1px 2px red',
  'inset 0 0 2px 1px BLUE, 1px 1px',
  'steps(4, start)',
  'cubic-bezier(0.4, 0, 0.2, 1)',
  'opacity 1s ease, transform 200ms',
  'linear-gradient(in oklch, red 10% 20%, 50%, blue), url(a.png)',
  'left 10px',
  'right 5% bottom 2px',
  'center',
  'pan-x pan-y',
  'layout paint',
  'cover, auto 50%',
]

const refused = ['bogus-value', '12pxx', '#ggg', 'rgb(', '1px 2px 3px 4px 5px 6px', 'red; color: blue', '} a {']

function keywordsOf(property: string): string[] {
  const known = properties as Readonly<Record<string, { syntax: string; initial: unknown }>>
  const { syntax = '', initial } = known[property] ?? {}
  const words = syntax.replace(/<[^>]*>|'[^']*'|[\w-]+\([^)]*\)/g, ' ').match(/(?<![\w-])[a-z][a-z-]+(?![\w(-])/g) ?? []
  return [...words, ...(typeof initial === 'string' ? [initial] : [])]
}

interface Trial {
  readonly property: string
  readonly typed: string
  readonly written: string | null
  readonly shown: string
  readonly rest: boolean
}

/** Types every value into every field of the search's answer, as keys would, and reads what stands in the sheet. */
async function tryValues(page: Page, keywords: Readonly<Record<string, readonly string[]>>): Promise<Trial[]> {
  return page.evaluate(
    async ([all, wrong, words, before]) => {
      const { pergola } = window
      const panel = document.querySelector('section[aria-label="Styling"]')!
      const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
      const turn = () => new Promise((resolve) => setTimeout(resolve))
      const trials: Trial[] = []
      const tried = new Set<string>()

      async function type(input: HTMLInputElement, text: string) {
        input.focus()
        setText.call(input, text)
        input.dispatchEvent(new Event('input', { bubbles: true }))
        await turn()
        input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
        await turn()
        await new Promise(requestAnimationFrame)
        await turn()
      }

      const scopes = [...panel.querySelectorAll<HTMLElement>('[data-property]')]
      const lastOf = (value: string) => scopes.findLastIndex(({ dataset }) => CSS.supports(dataset['property']!, value))
      for (const [index, scope] of scopes.entries()) {
        const property = scope.dataset['property']!
        const field = () => scope.querySelector<HTMLInputElement>('input')
        if (!field()) continue
        const good = [...new Set([...all, ...(words[property] ?? [])])].filter((value) => CSS.supports(property, value))
        const bad = wrong.filter((value, nth) => (nth + index) % 3 === 0 && !CSS.supports(property, value))
        // Every field takes its turn at other values, those first that no field has had, so that none is left out.
        const turned = good.map((_value, nth) => good[(nth + index * 5) % good.length] ?? '')
        const fresh = turned.filter((value) => !tried.has(value))
        const due = fresh.filter((value) => all.includes(value) && lastOf(value) === index)
        const next = [...new Set([...due, ...fresh, ...turned])].slice(0, Math.max(5, due.length))
        for (const value of next) tried.add(value)
        for (const typed of [...next, ...bad]) {
          // What another rule gives it already is nothing to write.
          if (field()!.value === typed) continue
          await type(field()!, typed)
          const text: string = (await pergola.page.source()).css
          const body = /\.probe \{([\s\S]*?)\n?\}\n\.other/.exec(text)?.[1] ?? ''
          const found = body.split(/;\s*/).find((part) => part.trim().startsWith(`${property}:`))
          trials.push({
            property,
            typed,
            written: found?.replace(/^[^:]*:/, '').trim() ?? null,
            shown: field()!.value,
            rest:
              text.startsWith('.probe {') && text.includes('outline: 3px solid rgb(1, 2, 3)') && text.endsWith(before),
          })
        }
        await type(field()!, '')
      }
      return trials
    },
    [values, refused, keywords, '.other { color: red; }\n'] as const,
  )
}

/** Whether a verb that was called before is done ahead of the next task, whatever waits there. */
async function isSelectedAtOnce(): Promise<boolean> {
  let isNextTask = false
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => (isNextTask = true))
  port1.start()
  port2.postMessage(null)
  await window.pergola.page.select('.probe')
  return !isNextTask
}

test('every value the browser takes goes through every field unchanged, every other one is refused', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Values')
  await page.evaluate((text) => window.pergola.page.load({ html: '<div class="probe">x</div>', css: text }), css)
  await page.evaluate(() => window.pergola.page.select('.probe'))
  expect(await page.evaluate(isSelectedAtOnce), 'a verb that has come once waits for no other task').toBe(true)
  await editor.tab('Styling')
  await page
    .getByRole('group', { name: 'Classes' })
    .getByRole('button', { name: /\.probe$/ })
    .first()
    .click()
  await page.getByLabel('Search properties').fill('-')
  const names = await page
    .locator('[data-property]')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['property']!))
  expect(names.length).toBeGreaterThan(80)

  const trials = await tryValues(page, Object.fromEntries(names.map((name) => [name, keywordsOf(name)])))
  const left = values.filter((value) => !trials.some(({ typed }) => typed === value))
  // Layers, shadows, filters and the like are lists with fields of their own.
  const texts = names.filter((name) => trials.some(({ property }) => property === name))
  expect(texts.length).toBeGreaterThan(50)
  const takers = await page.evaluate(
    ([wanted, fields]) => wanted.filter((value) => fields.some((field) => CSS.supports(field, value))),
    [left, texts] as const,
  )
  expect(takers).toEqual([])
  const isGood = await page.evaluate(
    (asked) => asked.map(([property, value]) => CSS.supports(property, value)),
    trials.map(({ property, typed }) => [property, typed] as const),
  )
  const taken = trials.filter((_trial, index) => isGood[index])
  const others = trials.filter((_trial, index) => !isGood[index])
  expect(taken.length).toBeGreaterThan(250)
  expect(others.length).toBeGreaterThan(100)
  expect(taken.filter(({ typed, written }) => written !== typed)).toEqual([])
  expect(others.filter(({ written, shown, typed }) => written !== null || shown !== typed)).toEqual([])
  expect(trials.filter(({ rest }) => !rest)).toEqual([])
})
