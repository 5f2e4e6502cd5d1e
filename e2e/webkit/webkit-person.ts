import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pergola } from '@pergola/contracts'
import { expect } from '@playwright/test'
import type { WebKitBrowser } from './webkit-browser.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** Where to look for a role; the order of the document decides among several of one name. */
const selectors = {
  article: 'article',
  button: 'button, [role=button], summary',
  tab: '[role=tab]',
  textbox: 'input:not([type=file]), textarea, [role=combobox]',
  dialog: '[role=dialog], dialog',
  region: 'section, [role=region]',
} as const

export type Role = keyof typeof selectors

/** The middle of what a person sees by that name; null while it is not there. Runs in the page. */
function middleOf(selector: string, name: string): Point | null {
  const said = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const referred = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const label = labels.map(({ textContent }) => textContent).join(' ')
    return (element.getAttribute('aria-label') ?? (referred || label || element.textContent)).trim()
  }
  const canBeUsed = (element: Element) =>
    element.checkVisibility() && !element.matches(':disabled, [aria-disabled=true]') && said(element) === name
  const found = [...document.querySelectorAll(selector)].find(canBeUsed)
  if (!found) return null
  found.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { x, y, width, height } = found.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** The middle of an element of the page under edit, in the window; of the whole frame without a selector. Runs in the page. */
function middleInCanvas(selector: string | null): Point | null {
  const frame = document.querySelector<HTMLIFrameElement>(
    'iframe[sandbox="allow-same-origin allow-scripts"]:not([aria-hidden])',
  )
  const element = selector === null ? null : frame?.contentDocument?.querySelector(selector)
  if (!frame || (selector !== null && !element)) return null
  const outer = frame.getBoundingClientRect()
  const inner = element?.getBoundingClientRect() ?? { x: 0, y: 0, width: frame.clientWidth, height: frame.clientHeight }
  // The frame is drawn smaller than its page where the window is narrow.
  const scale = outer.width / frame.clientWidth
  return { x: outer.x + (inner.x + inner.width / 2) * scale, y: outer.y + (inner.y + inner.height / 2) * scale }
}

const controlKey = '\uE009'
const keys = { Enter: '\uE007', Escape: '\uE00C' } as const

const down = (value: string) => ({ type: 'keyDown', value })
const up = (value: string) => ({ type: 'keyUp', value })

/** A person in front of a window of WebKit: pointer, keys, and what stands on the screen. */
export function createWebKitPerson(browser: WebKitBrowser, folder: string) {
  /** Where it rests: what still moves would be missed by the hand. */
  async function seen(point: () => Promise<Point | null>, what: string): Promise<Point> {
    let found: Point | null = null
    await expect(async () => {
      const before = found
      found = await point()
      expect(found, what).not.toBeNull()
      expect(found, `${what} rests`).toEqual(before)
    }).toPass({ timeout: 30_000, intervals: [50] })
    return found!
  }

  const named = (role: Role, name: string) =>
    seen(() => browser.evaluate(middleOf, selectors[role], name), `${role} "${name}"`)
  const inCanvas = (selector: string | null) =>
    seen(() => browser.evaluate(middleInCanvas, selector), `${selector ?? 'the canvas'} in the canvas`)

  const act = (...actions: readonly object[]) => browser.command('POST', '/actions', { actions })

  async function pointer(...steps: readonly object[]) {
    await act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: steps })
  }
  const move = ({ x, y }: Point) => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) })
  const press = { type: 'pointerDown', button: 0 }
  const release = { type: 'pointerUp', button: 0 }

  const clickAt = (point: Point) => pointer(move(point), press, release)

  async function drag(from: Point, to: Point) {
    const between = [1, 2, 3, 4, 5, 6].map((step) => ({
      x: from.x + ((to.x - from.x) * step) / 6,
      y: from.y + ((to.y - from.y) * step) / 6,
    }))
    await pointer(move(from), press, ...between.map(move), release)
  }

  const strike = (...actions: readonly object[]) => act({ type: 'key', id: 'keyboard', actions })
  const type = (text: string) => strike(...[...text].flatMap((letter) => [down(letter), up(letter)]))
  const key = (name: keyof typeof keys) => strike(down(keys[name]), up(keys[name]))
  const control = (letter: string) => strike(down(controlKey), down(letter), up(letter), up(controlKey))

  const click = async (role: Role, name: string) => clickAt(await named(role, name))

  return {
    click,
    type,
    key,
    control,
    text: () => browser.evaluate(() => document.body.innerText),
    path: () => browser.evaluate(() => location.pathname),
    isThere: async (role: Role, name: string) => (await browser.evaluate(middleOf, selectors[role], name)) !== null,

    async fill(name: string, text: string) {
      await click('textbox', name)
      await control('a')
      await type(text)
    },

    /** The page can be changed. */
    async ready() {
      const isOpen = async () => {
        const { pergola } = globalThis as unknown as { pergola?: Pergola }
        return (await pergola?.page.source().catch(() => null)) != null
      }
      await expect.poll(() => browser.evaluate(isOpen), { timeout: 30_000 }).toBe(true)
    },

    /** Drags a block's card to the middle of an element, or of the whole canvas. */
    async dropBlock(label: string, over: string | null = null) {
      const blocks = () => browser.evaluate(middleOf, selectors.region, 'Blocks')
      if ((await blocks()) === null) await click('button', 'Add')
      await drag(await named('button', label), await inCanvas(over))
    },

    async select(selector: string) {
      await clickAt(await inCanvas(selector))
    },

    async doubleClick(selector: string) {
      const point = await inCanvas(selector)
      await pointer(move(point), press, release, press, release)
    },

    inPage: (selector: string, property: string) =>
      browser.evaluate(
        (wanted, name) => {
          const frame = document.querySelector<HTMLIFrameElement>(
            'iframe[sandbox="allow-same-origin allow-scripts"]:not([aria-hidden])',
          )
          const element = frame?.contentDocument?.querySelector(wanted)
          if (!element || !frame?.contentWindow) return null
          return name === 'text'
            ? element.textContent
            : frame.contentWindow.getComputedStyle(element).getPropertyValue(name)
        },
        selector,
        property,
      ),

    /** Names of the projects in the workspace, the one edited last first. */
    cards: () =>
      browser.evaluate(() =>
        [...document.querySelectorAll('article')].map((card) => card.getAttribute('aria-label') ?? card.innerText),
      ),

    /** What the bar says of the page: saved, changed, being saved. */
    saveState: () => browser.evaluate(() => document.querySelector('header output')?.textContent ?? ''),

    /** The heading of the page that a second window shows in a frame; null while there is none. */
    async headingInTab(): Promise<string | null> {
      const first = await browser.command('GET', '/window')
      const all = (await browser.command('GET', '/window/handles')) as readonly unknown[]
      const tab = all.find((each) => each !== first)
      if (tab === undefined) return null
      await browser.command('POST', '/window', { handle: tab })
      try {
        const frame = { using: 'css selector', value: 'iframe[title]' }
        await browser.command('POST', '/frame', { id: await browser.command('POST', '/element', frame) })
        return await browser.evaluate(() => document.querySelector('h1')?.textContent ?? null)
      } catch {
        // On its way: the caller asks again.
        return null
      } finally {
        await browser.command('POST', '/window', { handle: first })
      }
    },

    /** Chooses a file where the page asks for one by a field of its own. */
    async choose(path: string) {
      const found = (await browser.command('POST', '/element', {
        using: 'css selector',
        value: 'input[type=file][accept*=".zip"]',
      })) as Record<string, string>
      await browser.command('POST', `/element/${Object.values(found)[0]}/value`, { text: path })
    },

    /** Path of the file that the next download leaves, once it is whole. */
    async downloaded(): Promise<string> {
      const place = join(folder, 'downloads')
      const whole = async () => (await readdir(place)).find((name) => name.endsWith('.whole')) ?? null
      await expect.poll(whole, { timeout: 30_000 }).not.toBeNull()
      return join(place, (await whole())!)
    },
  }
}

export type WebKitPerson = ReturnType<typeof createWebKitPerson>
