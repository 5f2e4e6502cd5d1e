import { expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow

const here = canvasForEach()
const found = 'Most of this page is invisible'
const words =
  '<h1 id="a">A heading of the page</h1><p>What the page says, at some length.</p><script src="x.js"></script>'

async function open(head: string, body: string) {
  const html = `<!DOCTYPE html><html class="no-js"><head>${head}</head><body class="is-preload">${body}</body></html>`
  await here.page.evaluate((text) => window.opened.open({ 'index.html': text }, 'index.html'), html)
  return html
}

const told = () => here.page.getByText(found)
const stored = () => here.page.evaluate(() => window.opened.stored('index.html'))
const isSeen = (selector: string) =>
  here
    .frame()
    .locator(selector)
    .evaluate((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))

test.each([
  ['by opacity until a class goes', '<style>body.is-preload > * { opacity: 0 }</style>', words],
  ['by visibility', '<style>.no-js main { visibility: hidden }</style>', `<main>${words}</main>`],
  ['by display, all of it', '<style>.no-js main { display: none }</style>', `<main>${words}</main>`],
  [
    'block by block, as libraries of reveals do',
    '<style>[data-aos], .wow { opacity: 0 } .wow { visibility: hidden }</style>',
    `<h1 id="a" data-aos="fade">A heading of the page</h1><p class="wow">What the page says.</p><script></script>`,
  ],
  [
    'behind a screen that waits',
    '<style>#load { position: fixed; inset: 0; background: #fff }</style>',
    `${words}<div id="load">Loading</div>`,
  ],
])('a page that hides itself %s says so, shows it when asked, and does not know', async (_how, head, body) => {
  const html = await open(head, body)
  await expect.poll(() => told().isVisible()).toBe(true)
  await here.page.getByRole('button', { name: 'Show hidden content' }).click()
  await expect.poll(() => isSeen('#a')).toBe(true)
  await expect.poll(() => here.frame().locator('#load:visible').count()).toBe(0)
  const history = await here.page.evaluate(() => {
    const { canUndo, changed } = window.opened.canvas.state.getState()
    return [canUndo, changed]
  })
  expect([await stored(), ...history]).toEqual([html, false, false])
  await here.page.getByRole('button', { name: 'Hide it again' }).click()
  await expect.poll(() => here.frame().locator('[pergola-revealed]').count()).toBe(0)
})

test.each([
  ['shows what it says', '', words],
  [
    'has many windows that open on demand',
    '<style>.modal { display: none }</style>',
    words + `<div class="modal"><h2>A window with a title</h2><p>And with more to say.</p></div>`.repeat(6),
  ],
  [
    'hides a menu and a dialog',
    '<style>.menu { display: none }</style>',
    `${words}<ul class="menu"><li>One</li></ul><dialog>${words}${words}</dialog>`,
  ],
  ['fades in by itself', '<style>@keyframes in { from { opacity: 0 } } body > * { animation: in 100s }</style>', words],
  ['has no script that could show it', '<style>p, h1 { opacity: 0 }</style>', '<h1>Quiet</h1><p>Quiet</p>'],
])('nothing is said of a page that %s', async (_how, head, body) => {
  await open(head, body)
  await here.page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
  await here.nextPicture()
  expect(await told().count()).toBe(0)
})

test('what a page holds for visitors without scripts is shown when asked, inert, and gone again', async () => {
  const html = await open(
    '<noscript><style>h1 { color: rgb(1, 2, 3) }</style></noscript>',
    `<h1>Title</h1><noscript><p id="none" onclick="top.fired = 1">No scripts</p><script>top.fired = 1</script></noscript>`,
  )
  const colour = () =>
    here
      .frame()
      .locator('h1')
      .evaluate((element) => getComputedStyle(element).color)
  expect([await colour(), await here.frame().locator('#none').count()]).toEqual(['rgb(0, 0, 0)', 0])
  const toggle = () => here.page.evaluate(() => window.opened.commands.run('canvas.noscript'))
  await toggle()
  await expect.poll(() => isSeen('#none')).toBe(true)
  expect(await colour()).toBe('rgb(1, 2, 3)')
  expect(await here.frame().locator('#none').getAttribute('onclick')).toBeNull()
  expect(await here.page.evaluate(() => (window as { fired?: number }).fired)).toBeUndefined()
  await toggle()
  await expect.poll(() => here.frame().locator('#none').count()).toBe(0)
  expect([await colour(), await stored()]).toEqual(['rgb(0, 0, 0)', html])
})
