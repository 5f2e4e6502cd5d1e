import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { openCanvas, OpenedCanvas } from '../testing/canvas-fixture.tsx'
import { startBench, type Bench } from '../testing/chromium.ts'

interface CanvasWindow {
  fixture: { openCanvas: typeof openCanvas }
  opened: OpenedCanvas
  ready?: boolean
}
declare const window: CanvasWindow

let bench: Bench
let page: Page

beforeAll(async () => {
  bench = await startBench(join(import.meta.dirname, '../testing/canvas-fixture.tsx'))
  page = await bench.browser.newPage({ viewport: { width: 1200, height: 800 } })
  await page.goto(bench.origin)
  await page.waitForFunction(() => window.ready)
  await page.evaluate(() => {
    window.opened = window.fixture.openCanvas()
  })
})
afterAll(() => bench.close())

/** Every name that a document or a form has, of its own or from what it is made of. */
function memberNames(): Promise<readonly string[]> {
  return page.evaluate(() => {
    const names = new Set<string>()
    for (const start of [Document.prototype, HTMLFormElement.prototype]) {
      for (let each: object | null = start; each; each = Object.getPrototypeOf(each) as object | null)
        for (const name of Object.getOwnPropertyNames(each)) names.add(name)
    }
    return [...names].filter((name) => /^\w+$/.test(name))
  })
}

/** Names that give an element of the page instead of what the browser has under them. */
function shadowed(
  names: readonly string[],
  where: 'document' | 'form',
  drawn: 'canvas' | 'open',
): Promise<readonly string[]> {
  return page.evaluate(
    ([all, place, frame]) => {
      const opened =
        frame === 'canvas'
          ? window.opened.frame()?.document
          : document.querySelector<HTMLIFrameElement>('#open')?.contentDocument
      // Asked of the prototype, because the document under test may have lost its methods.
      const find = (selector: string) => Document.prototype.querySelector.call(opened, selector)
      const target = (place === 'document' ? opened : find('form.all')) as object
      return all.filter((name) => {
        const found: unknown = Reflect.get(target, name)
        if (typeof found !== 'object' || found === null) return false
        let holder: object | null = Object.getPrototypeOf(target) as object
        while (holder && !Object.hasOwn(holder, name)) holder = Object.getPrototypeOf(holder) as object | null
        // A name of the other of the two is nothing that is shadowed here.
        if (!holder) return false
        const descriptor = Object.getOwnPropertyDescriptor(holder, name)
        const real: unknown = descriptor?.get ? descriptor.get.call(target) : descriptor?.value
        return real !== found && ('tagName' in found || 'item' in found)
      })
    },
    [names, where, drawn] as const,
  )
}

/** Each name once as a form, a picture, an object and a field, by its name and by its id. */
function pageOf(names: readonly string[]): string {
  const outside = names.map(
    (name) => `<form name="${name}"></form><img name="${name}" alt=""><object id="${name}"></object>`,
  )
  const inside = names.map((name) => `<input name="${name}"><button id="${name}"></button>`)
  return `<h1>Hello</h1><form class="all">${inside.join('')}</form>${outside.join('')}`
}

/** What fields may be called, because rules are written for it and nobody reads the member. */
const kept =
  'name action method target submit reset elements length rel autocomplete title lang dir role part slot prefix translate draggable popover focus blur click encoding enctype autofocus nonce'.split(
    ' ',
  )

describe('shadowsMember', () => {
  test('no element of a page takes the place of a member of its document or of its forms', async () => {
    const names = await memberNames()
    expect(names.length).toBeGreaterThan(400)
    const html = pageOf(names)
    bench.serve('/open.html', html)
    await page.evaluate(async () => {
      const frame = document.createElement('iframe')
      frame.id = 'open'
      frame.src = '/open.html'
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
      document.body.append(frame)
      await loaded
    })
    // As any browser draws it: hundreds are shadowed.
    expect((await shadowed(names, 'document', 'open')).length).toBeGreaterThan(100)
    expect((await shadowed(names, 'form', 'open')).length).toBeGreaterThan(100)

    await page.evaluate((text) => window.opened.open({ 'editor/pages/index.html': text }), html)
    expect(await shadowed(names, 'document', 'canvas')).toEqual([])
    expect((await shadowed(names, 'form', 'canvas')).filter((name) => !kept.includes(name))).toEqual([])
  })

  test('a field is called as it is where only a document has a member of that name, or nobody reads the form’s', async () => {
    const fields = ['open', 'location', 'images', 'body', 'focus', 'title', 'name', 'email']
    const html = `<form>${fields.map((name) => `<input name="${name}"><button id="${name}"></button>`).join('')}</form>`
    await page.evaluate((text) => window.opened.open({ 'editor/pages/index.html': text }), html)
    const drawn = await page.evaluate(() => {
      const { body } = window.opened.frame()!.document
      const all = (selector: string, name: string) =>
        [...body.querySelectorAll(selector)].map((each) => each.getAttribute(name))
      return [all('input', 'name'), all('button', 'id')]
    })
    expect(drawn).toEqual([fields, fields])
  })
})
