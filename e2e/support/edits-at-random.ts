import type { Page } from '@playwright/test'
import type { Pergola } from '@pergola/contracts'

declare const window: Window & { pergola: Pergola }

const choices = {
  commands: 'remove duplicate copy cut paste paste wrap unwrap move-up move-down select-next select-previous select-all'
    .split(' ')
    .map((name) => `element.${name}`),
  devices: ['canvas.device-desktop', 'canvas.device-tablet', 'canvas.device-mobile'],
  blocks: ['container', 'text', 'image', 'link', 'svg', 'block', 'heading', 'button', 'form', 'table', 'splitter'],
  properties: ['color', 'padding', 'padding-left', 'margin', 'font', 'transition', 'background', '--x', 'border'],
  values: ['red', '1px', '2px solid blue', 'var(--x)', 'all 1s ease', '', 'url(a.png), linear-gradient(red, blue)'],
  rules: [
    undefined,
    { state: ':hover' },
    { media: '(max-width: 768px)' },
    { state: '::before', media: '(max-width: 360px)' },
  ],
  attributes: ['title', 'class', 'id', 'style', 'data-x', 'v-if', 'hidden', 'href'],
  texts: ['a', 'a b', '', null, 'x"y', "it's", '<b>', '{{n}}'],
}

export interface EditsAtRandom {
  /** The same seed makes the same edits of the same page. */
  readonly seed: number
  readonly count: number
}

/** Edits elements of the open page, each picked by chance. What was done, for whoever has to find what went wrong. */
export function editAtRandom(page: Page, { seed, count }: EditsAtRandom): Promise<string[]> {
  return page.evaluate(edit, { seed, count, choices })
}

async function edit({ seed, count, choices: all }: EditsAtRandom & { choices: typeof choices }): Promise<string[]> {
  const { pergola } = window
  const done: string[] = []
  let state = seed
  const random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item

  function pathOf(element: Element): string {
    const { parentElement: parent } = element
    if (parent === null || element.localName === 'body') return 'body'
    return `${pathOf(parent)} > :nth-child(${[...parent.children].indexOf(element) + 1})`
  }

  async function select() {
    const frame = document.querySelector<HTMLIFrameElement>(
      'iframe[sandbox="allow-same-origin allow-scripts"]:not([aria-hidden])',
    )
    const elements = frame?.contentDocument?.body.querySelectorAll('*') ?? []
    if (elements.length === 0) return
    const path = pathOf(pick([...elements]))
    done.push(`select ${path}`)
    await pergola.page.select(path)
  }

  async function command(name: string) {
    if (!pergola.commands.list().some((each) => each.name === name && each.enabled)) return
    done.push(name)
    await pergola.commands.run(name)
  }

  async function style() {
    const [declarations, rule] = [{ [pick(all.properties)]: pick(all.values) }, pick(all.rules)]
    done.push(`style ${JSON.stringify([declarations, rule])}`)
    await pergola.page.setStyle(declarations, rule)
  }

  async function attribute() {
    const [name, value] = [pick(all.attributes), pick(all.texts)]
    done.push(`attribute ${name} ${value}`)
    await pergola.page.setAttribute(name, value)
  }

  async function insert() {
    const block = pick(all.blocks)
    done.push(`block ${block}`)
    await pergola.page.insertBlock(block)
  }

  const change = () => pick([style, style, attribute, insert, () => command(pick(all.devices))])()
  for (let step = 0; step < count; step += 1) {
    const next = pick([select, select, change, change, () => command(pick(all.commands))])
    // A block that cannot stand there and an edit of nothing are refused, which is as it should be.
    await next().catch((refusal: Error) => done.push(`refused: ${refusal.message}`))
  }
  return done
}

/** What the canvas shows, elements and rules, without what the editor marks there for itself. */
export function drawing(page: Page): Promise<string> {
  return page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>(
      'iframe[sandbox="allow-same-origin allow-scripts"]:not([aria-hidden])',
    )
    const shown = frame?.contentDocument
    if (!shown) return ''
    const body = shown.body.cloneNode(true) as HTMLElement
    // Texts that stand beside each other look as one does.
    body.normalize()
    for (const element of [body, ...body.querySelectorAll('*')]) {
      for (const name of element.getAttributeNames()) if (name.startsWith('pergola-')) element.removeAttribute(name)
    }
    const rules = [...shown.styleSheets, ...shown.adoptedStyleSheets].flatMap((sheet) => [...sheet.cssRules])
    const texts = rules.map(({ cssText }) =>
      cssText.replaceAll(/:is\((:[\w-]+), \[pergola-states~="[\w-]+"\]\)/g, '$1'),
    )
    return [body.outerHTML, ...texts.filter((text) => !text.includes('pergola-'))].join('\n')
  })
}
