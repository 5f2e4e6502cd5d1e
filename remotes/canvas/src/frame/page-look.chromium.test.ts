import { expect, test } from 'vitest'
import type { PagePreferences } from '@pergola/contracts'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow

const here = canvasForEach()
const { frame, clickOn } = here

const look = (change: Partial<PagePreferences>) =>
  here.page.evaluate((wanted) => window.opened.canvas.look?.set(wanted), change)
const styleOf = (selector: string, property: string) =>
  frame()
    .locator(selector)
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
const colour = (selector: string) => styleOf(selector, 'color')
const value = (property: string) =>
  here.page.evaluate((name) => window.opened.canvas.styles.state.getState().values[name]?.value, property)
const kept = () =>
  here.page.evaluate(() => {
    const { canUndo, changed } = window.opened.canvas.state.getState()
    return { canUndo, changed, html: window.opened.stored('index.html'), css: window.opened.stored('site.css') }
  })

const red = 'rgb(255, 0, 0)'
const black = 'rgb(0, 0, 0)'

async function open(css: string, body: string, head = '') {
  const html = `<!doctype html><html dir="ltr"><head>${head}<link rel=stylesheet href=site.css></head><body>${body}</body></html>`
  await here.page.evaluate(
    ([page, sheet]) => window.opened.open({ 'index.html': page!, 'site.css': sheet! }, 'index.html'),
    [html, css],
  )
}

test('the dark scheme is seen in every kind of condition, and nothing of the site changes', async () => {
  const ask = '(prefers-color-scheme: dark)'
  await open(
    `:root { color-scheme: light dark; } p { color: light-dark(black, red); }
     .nested { @media screen and ${ask} { color: red; } }
     @layer x { @media not (prefers-color-scheme: light) { .layer { background-color: red; } } }`,
    `<p>one</p><p class="nested">two</p><p class="layer">three</p><p id="styled">four</p>
     <picture><source media="${ask}" srcset="data:,dark"><img src="data:,light" alt=""></picture>`,
    `<style media="${ask}">#styled { margin-left: 7px; }</style><meta name="color-scheme" content="light dark">`,
  )
  const before = await kept()
  expect(await colour('p >> nth=0')).toBe(black)
  await look({ colorScheme: 'dark' })
  await expect.poll(() => colour('p >> nth=0')).toBe(red)
  expect(await colour('.nested')).toBe(red)
  expect(await styleOf('.layer', 'background-color')).toBe(red)
  expect(await styleOf('#styled', 'margin-left')).toBe('7px')
  await expect
    .poll(() =>
      frame()
        .locator('img')
        .evaluate((image) => (image as HTMLImageElement).currentSrc),
    )
    .toBe('data:,dark')
  expect(
    await here.page
      .locator('iframe')
      .first()
      .evaluate((element) => getComputedStyle(element).background),
  ).toContain('rgb(18, 18, 18)')
  await clickOn('.nested')
  expect(await value('color')).toBe('red')
  expect(await kept()).toEqual(before)
  await look({ colorScheme: null })
  await expect.poll(() => colour('p >> nth=0')).toBe(black)
  expect(await value('color')).toBe('light-dark(black, red)')
  expect(await styleOf('#styled', 'margin-left')).toBe('0px')
  await expect
    .poll(() =>
      frame()
        .locator('img')
        .evaluate((image) => (image as HTMLImageElement).currentSrc),
    )
    .toBe('data:,light')
})

test('print and reduced motion hold together; rules edited meanwhile and pages opened meanwhile show them, too', async () => {
  const css =
    '.a { color: blue; } @media print { .a { color: red; } } @media (prefers-reduced-motion) { .a { order: 3; } }'
  await open(css, '<p class="a">one</p>')
  await look({ print: true, reducedMotion: true })
  await expect.poll(() => colour('.a')).toBe(red)
  expect(await styleOf('.a', 'order')).toBe('3')
  await clickOn('.a')
  await here.page.evaluate(() => {
    const { styles } = window.opened.canvas
    styles.selectRule({ selector: '.a', states: [], atRule: '@media print' })
    styles.edit([{ property: 'color', value: 'green' }])
  })
  await expect.poll(() => colour('.a')).toBe('rgb(0, 128, 0)')
  expect((await kept()).css).toBe(css.replace('red', 'green'))
  await here.page.evaluate(() => window.opened.canvas.reload())
  await expect.poll(() => colour('.a')).toBe(red)
  expect(await styleOf('.a', 'order')).toBe('3')
})

test('sheets that the browser fetches by itself show it as well, and are as they were behind it', async () => {
  const far = '@media (prefers-color-scheme: dark) { p { color: rgb(255, 0, 0); } }'
  await here.page.route('https://cdn.example/**', (route) =>
    route.fulfill({ contentType: 'text/css', headers: { 'access-control-allow-origin': '*' }, body: far }),
  )
  await open('', '<p>one</p>', '<link rel="stylesheet" href="https://cdn.example/a.css">')
  await look({ colorScheme: 'dark' })
  await expect.poll(() => colour('p')).toBe(red)
  await look({ colorScheme: null })
  await expect.poll(() => colour('p')).toBe(black)
})

test('right to left and large text stand at the root of the frame alone, through edits of the root', async () => {
  await open('html { font-size: 62.5% } p { font-size: 2rem } i { font-size: 11px }', '<p>one <i>two</i></p>')
  const before = await kept()
  await look({ rightToLeft: true, largeText: true })
  await expect.poll(() => styleOf('p', 'direction')).toBe('rtl')
  expect(await styleOf('p', 'font-size')).toBe('40px')
  expect(await styleOf('i', 'font-size')).toBe('11px')
  expect(await kept()).toEqual(before)
  await here.page.evaluate(() => {
    const { canvas } = window.opened
    canvas.setAttributes(canvas.find('html')[0]!, { class: 'x', style: 'font-size: 5px' })
  })
  expect(await styleOf('p', 'direction')).toBe('rtl')
  expect(await styleOf('p', 'font-size')).toBe('20px')
  expect((await kept()).html).toContain('<html dir="ltr" class="x" style="font-size: 5px">')
  await look({ rightToLeft: false, largeText: false })
  await expect.poll(() => frame().locator('html').getAttribute('dir')).toBe('ltr')
  expect(await styleOf('p', 'font-size')).toBe('10px')
})

test('states are held on what is selected and around it', async () => {
  await open(
    '.card:hover b { color: red } b:focus-visible { order: 1 } .card:focus-within { order: 2 }',
    '<div class="card"><b>one</b></div><b id="other">two</b>',
  )
  await clickOn('.card b')
  await here.page.mouse.move(0, 0)
  await look({ held: ['hover', 'focus'] })
  await expect.poll(() => colour('.card b')).toBe(red)
  expect([await styleOf('.card b', 'order'), await styleOf('.card', 'order')]).toEqual(['1', '2'])
  await clickOn('#other')
  await here.page.mouse.move(0, 0)
  await expect.poll(() => colour('.card b')).toBe(black)
  expect(await styleOf('#other', 'order')).toBe('1')
  await look({ held: [] })
  expect(await frame().locator('[pergola-states]').count()).toBe(0)
})
