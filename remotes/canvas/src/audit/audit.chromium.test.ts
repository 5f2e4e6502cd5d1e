import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as AxeModule from 'axe-core'
import { expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

interface AuditedWindow extends CanvasWindow {
  ran?: boolean
}
declare const window: AuditedWindow

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const here = canvasForEach()

/** Runs in the frame. */
function isScrolled(): boolean {
  const slider = document.querySelector('swiper-container')
  return slider !== null && slider.scrollWidth > slider.clientWidth
}

const source = `<h1>Hello</h1>
<img src="assets/a.png"><img src="assets/b.png">
<p style="color:#ddd;background:#fff">Hardly seen</p>
<p id="axe">A name that axe uses</p>
<script>parent.ran = true</script>
<a href="#" onfocus="parent.ran = true"></a>
`

test('names the elements of each rule, runs nothing of the page and leaves nothing in it', async () => {
  await here.page.evaluate((text) => window.opened.open({ 'editor/pages/index.html': text }), source)
  const drawn = () => here.page.frames()[1]?.evaluate(() => document.documentElement.outerHTML)
  // That they are not there is written on them by the canvas, sooner or later than the audit.
  await expect.poll(() => here.frame().locator('img[pergola-broken]').count()).toBe(2)
  const before = await drawn()
  const told = await here.page.evaluate(async () => {
    const { canvas } = window.opened
    // The second one waits for the first.
    const [, outcome] = await Promise.all([canvas.audit?.(), canvas.audit?.()])
    if (!outcome?.ok) throw new Error(JSON.stringify(outcome))
    const tags = (ids: readonly number[]) => ids.map((id) => canvas.layer(id)?.tag)
    return outcome.value.findings.map(({ rule, impact, nodes }) => [rule, impact, tags(nodes)])
  })
  expect(told).toEqual([
    ['color-contrast', 'serious', ['p']],
    ['image-alt', 'critical', ['img', 'img']],
    ['link-name', 'serious', ['a']],
  ])
  expect(await drawn()).toBe(before)
  expect(await here.page.evaluate(() => [window.opened.stored('editor/pages/index.html'), window.ran])).toEqual([
    source,
    undefined,
  ])
})

const every = `<html><head></head><body><h1></h1><main><ul><p>x</p><li id="twice">one</li></ul>
<input><select><option>x</option></select><textarea></textarea><button></button><a href="#"><img src="x.png"></a>
<p style="color:#ccc">faint</p><p style="color:#ccc;display:none">hidden</p><div role="button" aria-pressed="maybe"></div>
<div role="slider" tabindex="0"></div><div aria-hidden="true"><button>b</button></div><label id="twice" for="a">a</label>
<div aria-labelledby="twice">c</div><dl><p>x</p></dl><iframe src="about:blank"></iframe><svg role="img"></svg>
<table><tr><th headers="none">x</th><td>y</td></tr></table><video src="x.mp4"></video><p lang="nonsense">z</p>
<span role="nonsense">x</span><div style="overflow:auto;height:20px"><p style="height:90px">x</p></div></main></body></html>`

/** Blocks of every mixture of texts, links and what ends, hides or holds them; links that look like the text around. */
function mixture(): string {
  let state = 7
  const next = (count: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * count)
  }
  const word = () => ['', ' ', 'text ', 'a longer text of several words '][next(4)] ?? ''
  const link = () => `<a href="#x">${['', 'link', 'a link of many, many words'][next(3)]}</a>`
  const ways: ((inside: () => string) => string)[] = [
    word,
    link,
    link,
    () => '<br>',
    () => '<hr>',
    () => '<button>b</button>',
    (inside) => `<span>${inside()}${inside()}</span>`,
    (inside) => `<div>${inside()}</div>`,
    (inside) => `<b style="float:left">${inside()}</b>`,
    (inside) => `<b style="display:none">${inside()}</b>`,
    (inside) => `<b style="position:absolute;left:0">${inside()}</b>`,
    (inside) => `<b style="overflow:hidden">${inside()}</b>`,
    () => '<a href="#x" style="display:inline-block">link</a>',
    () => '<a href="#x" role="button">b</a>',
    () => '<i role="link" tabindex="0">link</i>',
    (inside) => `<i role="button" tabindex="0">b${inside()}</i>`,
  ]
  const part = (depth: number): string => ways[next(depth > 0 ? ways.length : 6)]?.(() => part(depth - 1)) ?? ''
  const block = () => `<div style="margin:4px">${Array.from({ length: 3 + next(5) }, () => part(2)).join('')}</div>`
  const css = 'a,i{text-decoration:none;color:#111;font-style:normal} body{color:#000}'
  return `<html><head><style>${css}</style></head><body>${Array.from({ length: 150 }, block).join('')}</body></html>`
}

test.each([
  ['of everything', every, 12],
  ['of links in texts', mixture(), 2],
])('in turns, it finds what axe finds in one go in a page %s', async (_what, html, least) => {
  await here.page.evaluate((text) => window.opened.open({ 'editor/pages/index.html': text }), html)
  const inTurns = await here.page.evaluate(async () => {
    const { canvas } = window.opened
    const outcome = await canvas.audit?.()
    if (!outcome?.ok) throw new Error(JSON.stringify(outcome))
    return outcome.value.findings.map(({ rule, advice, nodes }) => [rule, nodes.length, advice])
  })
  const inOneGo = await here.page.evaluate(
    async ([script, levels]) => {
      const drawn = document.querySelector('iframe')?.contentWindow
      if (!drawn) throw new Error('nothing is drawn')
      const load = new Function('window', 'module', 'define', 'exports', `${script};return window.axe`)
      const axe: typeof AxeModule = load(drawn)
      const { violations } = await axe.run(drawn.document.body, {
        runOnly: [...levels],
        iframes: false,
        preload: false,
      })
      const advice = (text = '') =>
        text
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== '')
          .join('\n')
      return violations.map(({ id, nodes }) => [id, nodes.length, advice(nodes[0]?.failureSummary)])
    },
    [axeSource, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']] as const,
  )
  expect(inOneGo.length).toBeGreaterThan(least)
  expect(inTurns).toEqual(inOneGo)
})

test('a block of links is read once, however many there are', async () => {
  const readsOf = async (links: number) => {
    const html = `<p>${'A text <a href="#x">with a link</a> in it. '.repeat(links)}</p>`
    await here.page.evaluate((text) => window.opened.open({ 'editor/pages/index.html': text }), html)
    return here.page.evaluate(async () => {
      const { canvas, frame } = window.opened
      const { prototype } = frame()?.window.HTMLElement ?? {}
      const style = prototype && Object.getOwnPropertyDescriptor(prototype, 'style')
      if (!prototype || !style?.get) throw new Error('nothing is drawn')
      let reads = 0
      Object.defineProperty(prototype, 'style', {
        ...style,
        get(this: HTMLElement): unknown {
          reads += 1
          return style.get?.call(this)
        },
      })
      const outcome = await canvas.audit?.()
      return outcome?.ok ? reads : -1
    })
  }
  const few = await readsOf(50)
  expect(few).toBeGreaterThan(0)
  expect(await readsOf(200)).toBeLessThan(5 * few)
})

test('a slider, which its script turns, is no region that keys cannot scroll', async () => {
  const slides = '<swiper-slide>One</swiper-slide><swiper-slide>Two</swiper-slide>'
  const box = '<div style="overflow:auto;width:20px;white-space:nowrap">Longer than wide</div>'
  const page = `<h1>Hello</h1><swiper-container>${slides}</swiper-container>${box}`
  await here.page.evaluate((text) => window.opened.open({ 'editor/pages/index.html': text }), page)
  await expect.poll(() => here.page.frames()[1]?.evaluate(isScrolled)).toBe(true)
  const told = await here.page.evaluate(async () => {
    const { canvas } = window.opened
    const outcome = await canvas.audit?.()
    if (!outcome?.ok) throw new Error(JSON.stringify(outcome))
    return outcome.value.findings.map(({ rule, nodes }) => [rule, nodes.map((id) => canvas.layer(id)?.tag)])
  })
  expect(told).toEqual([['scrollable-region-focusable', ['div']]])
})

test('an edit meanwhile ends it', async () => {
  await here.page.evaluate(
    (text) => window.opened.open({ 'editor/pages/index.html': text }),
    `${'<p>x</p>'.repeat(500)}<h1>a</h1>`,
  )
  const outcome = await here.page.evaluate(async () => {
    const { canvas } = window.opened
    await canvas.audit?.()
    const asked = canvas.audit?.()
    await new Promise((resolve) => setTimeout(resolve))
    canvas.setAttributes(canvas.find('h1')[0] ?? 0, { class: 'b' })
    return await asked
  })
  expect(outcome).toEqual({ ok: false, failure: 'page-changed' })
})

test('it says how far it has come, and ends when it is called off', async () => {
  await here.page.evaluate((text) => window.opened.open({ 'editor/pages/index.html': text }), source)
  const told = await here.page.evaluate(async () => {
    const { canvas } = window.opened
    const steps: (readonly [number, number])[] = []
    const whole = await canvas.audit?.({ onProgress: ({ done, total }) => void steps.push([done, total]) })
    const abort = new AbortController()
    const cut = await canvas.audit?.({ signal: abort.signal, onProgress: () => abort.abort() })
    const after = await canvas.audit?.()
    return { steps, whole: whole?.ok, cut, after: after?.ok }
  })
  const total = told.steps.at(-1)?.[1] ?? 0
  expect(total).toBeGreaterThan(20)
  expect(told.steps.map(([done]) => done)).toEqual(Array.from({ length: total }, (_, index) => index + 1))
  expect(told).toMatchObject({ whole: true, cut: { ok: false, failure: 'cancelled' }, after: true })
})

test('tells pictures with three times the pixels that they are shown with, on a canvas as wide as a laptop', async () => {
  const svg = (width: number) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"/>`)}`
  const html = `<img alt="a" src="${svg(1200)}" width="300" height="300"><img alt="b" src="${svg(1200)}" width="500" height="500"><img alt="c" src="${svg(1200)}" srcset="${svg(1200)} 2x" width="100" height="100"><img alt="d" src="${svg(300)}" width="20" height="20">`
  await here.page.evaluate((text) => window.opened.open({ 'editor/pages/index.html': text }), html)
  const drawn = () =>
    here
      .frame()
      .locator('img')
      .evaluateAll((all) => all.every((each) => (each as HTMLImageElement).naturalWidth > 0))
  await expect.poll(drawn).toBe(true)
  const told = async () =>
    here.page.evaluate(async () => {
      const outcome = await window.opened.canvas.audit?.()
      if (!outcome?.ok) throw new Error(JSON.stringify(outcome))
      const { canvas } = window.opened
      const alt = (id: number) => canvas.attributesOf(id).find(({ name }) => name === 'alt')?.value
      return outcome.value.largePictures?.map(({ node, own, shown }) => [alt(node), own.width, shown.width])
    })
  expect(await told()).toEqual([['a', 1200, 300]])
  await here.page.evaluate(() => window.opened.canvas.setDevice('tablet'))
  await expect.poll(() => here.frame().evaluate(() => innerWidth)).toBeLessThan(1000)
  expect(await told()).toEqual([])
})
