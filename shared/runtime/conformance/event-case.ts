import type { CDPSession, Locator, Page } from 'playwright-core'

export interface Scene {
  readonly page: Page
  /** The element whose interaction it is. */
  readonly el: Locator
  readonly devtools: CDPSession
}

export interface EventCase {
  readonly event: string
  /** `act`: what a visitor or the page really does. `told`: the event is dispatched, as nothing short brings it about. */
  readonly how: 'act' | 'told'
  /** Where it happens. */
  readonly where: 'element' | 'window' | 'document'
  /** The element, with `@` where the build finds its group. */
  readonly html: string
  /** True where it has seen by itself that the handler ran. */
  readonly run: (scene: Scene) => Promise<unknown>
  /** True for what happens while the page loads. */
  readonly atLoad?: true
  /** How often it is heard, where once too often would be wrong. */
  readonly times?: number
}

export type Run = EventCase['run']
export const box = '<p @>x</p>'

export const each = (events: string, html: string, run: Run, where: EventCase['where'] = 'element'): EventCase[] =>
  events.split(' ').map((event) => ({ event, how: 'act', where, html, run }))

export const told = (events: string, where: EventCase['where'], html = box): EventCase[] =>
  events.split(' ').map((event) => ({
    event,
    how: 'told',
    where,
    html,
    run: ({ page, el }) =>
      where === 'element'
        ? el.evaluate((node, name) => node.dispatchEvent(new Event(name)), event)
        : page.evaluate(`${where}.dispatchEvent(new Event('${event}'))`),
  }))

export const once = (cases: readonly EventCase[]): EventCase[] => cases.map((one) => ({ ...one, times: 1 }))
export const atLoad = (cases: readonly EventCase[]): EventCase[] =>
  cases.map((one) => ({ ...one, atLoad: true, times: 1 }))

/** In the page, with the element as `el`. */
export const inPage = (code: string): Run => {
  const run = `async (el) => { ${code} }`
  // oxlint-disable-next-line no-implied-eval, no-new-func
  return ({ el }) => el.evaluate(new Function('el', `return (${run})(el)`) as (node: Element) => unknown)
}
