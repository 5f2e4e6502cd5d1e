import { expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow

const here = canvasForEach()
const { openWith, frame, html, clickOn } = here

const source = '<h1 class="title">Hello</h1>\n<p>A <b>text</b> here.</p>\n<section class="section drop"></section>\n'

const css = (path = 'global/global.css') => here.page.evaluate((file) => window.opened.stored(file), path)
const colourOf = (selector: string) =>
  frame()
    .locator(selector)
    .evaluate((element) => getComputedStyle(element).color)
const values = (property: string) =>
  here.page.evaluate((name) => window.opened.canvas.styles.state.getState().values[name], property)
test('a style goes to the last class that names the element, in the sheet of the site, as one undo step', async () => {
  await openWith(source)
  await clickOn('h1')
  await here.page.evaluate(() => window.opened.canvas.styles.edit([{ property: 'color', value: 'red' }]))
  expect(await colourOf('h1')).toBe('rgb(255, 0, 0)')
  expect(await html()).toBe(source)
  expect(await css()).toMatch(/^\.title \{\n\s+color: red;\n\}\n?$/)
  expect(await values('color')).toMatchObject({ value: 'red', origin: 'here' })
  await here.page.evaluate(() => window.opened.canvas.undo())
  expect(await html()).toBe(source)
  expect(await colourOf('h1')).toBe('rgb(0, 0, 0)')
  expect(await here.page.evaluate(() => window.opened.canvas.state.getState().canUndo)).toBe(false)
})

test('scrubbing shows each value and records one step; taken back, it leaves nothing', async () => {
  await openWith(source)
  await clickOn('h1')
  const scrubbed = await here.page.evaluate(() => {
    const { canvas } = window.opened
    canvas.styles.selectClass('title')
    for (let size = 10; size < 40; size += 1) {
      canvas.styles.edit([{ property: 'font-size', value: `${size}px` }], { preview: true })
    }
    canvas.styles.edit([{ property: 'font-size', value: '40px' }])
    return canvas.state.getState().canUndo
  })
  expect(scrubbed).toBe(true)
  expect(await css()).toContain('font-size: 40px')
  await here.page.evaluate(() => window.opened.canvas.undo())
  expect(await html()).toBe(source)
  expect(await here.page.evaluate(() => window.opened.canvas.state.getState().canUndo)).toBe(false)
  await here.page.evaluate(() => {
    const { canvas } = window.opened
    canvas.styles.edit([{ property: 'color', value: 'red' }], { preview: true })
    canvas.styles.endPreview()
  })
  expect(await html()).toBe(source)
  expect(await here.page.evaluate(() => window.opened.canvas.state.getState().canUndo)).toBe(false)
})

test('a tablet writes inside its media query, and the origin of each value is told', async () => {
  await here.page.evaluate(() =>
    window.opened.open({
      'editor/pages/index.html': '<div class="card"><p class="lead">Text</p></div>',
      'css/index.css': '.card { color: green; }\n.lead { margin: 1px; }\np.lead { margin: 2px; }\n',
    }),
  )
  await clickOn('p')
  await here.page.evaluate(() => window.opened.canvas.styles.selectClass('lead'))
  expect(await values('color')).toMatchObject({ origin: 'inherited', value: 'green' })
  expect(await values('margin-top')).toMatchObject({ origin: 'overridden', value: '1px', winner: { value: '2px' } })
  await here.page.evaluate(() => {
    window.opened.canvas.setDevice('tablet')
    window.opened.canvas.styles.edit([{ property: 'padding', value: '4px' }])
  })
  expect(await css('css/index.css')).toContain('@media (max-width: 768px) {\n  .lead {\n    padding: 4px;\n  }\n}')
  expect(await values('padding-top')).toMatchObject({ origin: 'here', value: '4px' })
})

test('a value that would end the rule is no value', async () => {
  await openWith(source)
  await clickOn('h1')
  await here.page.evaluate(() =>
    window.opened.canvas.styles.edit([{ property: 'color', value: 'red} body{display:none' }]),
  )
  expect(await css()).not.toContain('display')
})

test('animations and transitions stand still while the setting is on, and the page is none the wiser', async () => {
  const moving = '<style>@keyframes turn { to { rotate: 1turn } } p { animation: turn 1s infinite }</style><p>One</p>'
  await openWith(moving)
  const running = () =>
    frame().evaluate(() => [
      document.body.className,
      document.getAnimations().filter((one) => one.playState === 'running').length,
    ])
  expect(await running()).toEqual(['', 1])
  await here.page.evaluate(() => window.opened.settings.set('stop_all_animation_on_page', true))
  await expect.poll(running).toEqual(['inf-stop-all-animations', 0])
  expect(await html()).toBe(moving)
  await here.page.evaluate(() => window.opened.settings.set('stop_all_animation_on_page', false))
  await expect.poll(running).toEqual(['', 1])
})

test('a setting has the canvas pass over will-change, which the page keeps', async () => {
  const willing = '<style>p { will-change: transform }</style><p style="will-change: opacity">One</p>'
  await openWith(willing)
  const layer = () => frame().evaluate(() => getComputedStyle(document.querySelector('p')!).willChange)
  expect(await layer()).toBe('opacity')
  await here.page.evaluate(() => window.opened.settings.set('disable_will_change_in_editor', true))
  await expect.poll(layer).toBe('auto')
  expect(await html()).toBe(willing)
  await here.page.evaluate(() => window.opened.settings.set('disable_will_change_in_editor', false))
  await expect.poll(layer).toBe('opacity')
})

test('a style sheet of another server that does not come is told; one that comes is not', async () => {
  await here.page.route('https://cdn.example/**', (route) =>
    route.request().url().endsWith('gone.css')
      ? route.abort()
      : route.fulfill({ contentType: 'text/css', body: 'p { color: rgb(1, 2, 3) }' }),
  )
  const link = (name: string) => `<link rel="stylesheet" href="https://cdn.example/${name}.css">`
  await openWith(`${link('gone')}${link('here')}<p>One</p>`)
  const told = () => here.page.evaluate(() => window.opened.toasts.shown.map(({ message }) => message))
  await expect
    .poll(told)
    .toEqual(['https://cdn.example/gone.css did not come, so the page is shown without this style sheet.'])
  await expect
    .poll(() => frame().evaluate(() => getComputedStyle(document.querySelector('p')!).color))
    .toContain('1, 2, 3')
  expect(await told()).toHaveLength(1)
})
