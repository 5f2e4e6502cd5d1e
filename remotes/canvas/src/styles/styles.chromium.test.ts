import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { openCanvas, OpenedCanvas } from '../testing/canvas-fixture.tsx'
import { startBench, type Bench } from '../testing/chromium.ts'
import { generatedPage, generatedSheet } from '../testing/generated-page.ts'

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

test('a page of its own, its sheets in chunks: an edited rule gets a chunk of its own, and the file differs in one place', async () => {
  const sheet = generatedSheet(5000)
  const html = generatedPage(10_000).replace('</head>', '<link rel="stylesheet" href="css/site.css"></head>')
  await page.evaluate((files) => window.opened.open(files, 'index.html'), { 'index.html': html, 'css/site.css': sheet })
  const styles = () => page.evaluate(() => window.opened.frame()?.document.querySelectorAll('link > style').length)
  const count = await styles()
  expect(count).toBeGreaterThan(50)
  const report = await page.evaluate(async () => {
    const { canvas, frame } = window.opened
    const [id] = canvas.find('#s3 .c-2 p')
    canvas.select([id!])
    canvas.styles.addClass('rule-77')
    const before = new Set(frame()?.document.querySelectorAll('link > style'))
    canvas.styles.edit([{ property: 'color', value: 'red' }])
    const made = [...(frame()?.document.querySelectorAll('link > style') ?? [])].filter((style) => !before.has(style))
    const times: Record<string, number[]> = { edit: [], layout: [], read: [] }
    for (let round = 0; round < 15; round += 1) {
      const start = performance.now()
      canvas.styles.edit([{ property: 'font-size', value: `${12 + round}px` }], { preview: round % 3 > 0 })
      const edited = performance.now()
      void frame()?.document.body.offsetHeight
      const laid = performance.now()
      canvas.styles.state.getState()
      times['edit']?.push(edited - start)
      times['layout']?.push(laid - edited)
      times['read']?.push(performance.now() - laid)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    canvas.styles.endPreview()
    return {
      made: made.length,
      times: Object.fromEntries(
        Object.entries(times).map(([name, values]) => [name, values.toSorted((a, b) => a - b)[7]]),
      ),
      worst: Object.fromEntries(Object.entries(times).map(([name, values]) => [name, Math.max(...values)])),
    }
  })
  console.warn('10,000 elements, 5,000 rules, ms', report.times, 'worst', report.worst)
  expect(report.made).toBeLessThanOrEqual(2)
  // The rule and what stood behind it in its chunk; fifteen more edits made no other.
  expect(await styles()).toBe((count ?? 0) + 2)
  const stored = await page.evaluate(() => window.opened.stored('css/site.css'))
  const changed = stored?.split('\n').filter((line, index) => line !== sheet.split('\n')[index]) ?? []
  expect(changed.length).toBeLessThan(stored?.split('\n').length ?? 0)
  expect(stored).toContain('.rule-77')
})

test('container queries hold for whom they hold; imported sheets and sheets from elsewhere are seen', async () => {
  // The project is the first of this browser, or the second after the test above.
  for (const id of [1, 2]) bench.serve(`/project-files/${id}/css/base.css`, 'h2 { letter-spacing: 3px }', 'text/css')
  bench.serve('/outside.css', 'h2 { word-spacing: 5px; color: blue }', 'text/css')
  const css =
    '@import "base.css" layer(base);\n.box { container-type: inline-size }\n#wide { width: 600px }\n#narrow { width: 200px }\n' +
    '@container (min-width: 500px) { h2 { color: red } }\nh2 { letter-spacing: 4px }\n'
  const html =
    `<!doctype html><html><head><link rel=stylesheet href="${bench.origin}/outside.css">` +
    '<link rel=stylesheet href=css/site.css></head><body><div class=box id=wide><h2>A</h2></div>' +
    '<div class=box id=narrow><h2>B</h2></div></body></html>'
  await page.evaluate((files) => window.opened.open(files, 'index.html'), { 'index.html': html, 'css/site.css': css })
  const read = (selector: string) =>
    page.evaluate((wanted) => {
      const { canvas } = window.opened
      const [id] = canvas.find(wanted)
      canvas.select([id!])
      const { values } = canvas.styles.state.getState()
      const told = (name: string) => [values[name]?.value, values[name]?.source?.file, values[name]?.source?.atRule]
      return { colour: told('color'), words: told('word-spacing'), letters: told('letter-spacing') }
    }, selector)
  await expect.poll(async () => (await read('#wide h2')).words[0]).toBe('5px')
  expect(await read('#wide h2')).toEqual({
    colour: ['red', 'css/site.css', '@container (min-width: 500px)'],
    words: ['5px', `${bench.origin}/outside.css`, null],
    letters: ['4px', 'css/site.css', null],
  })
  expect((await read('#narrow h2')).colour).toEqual(['blue', `${bench.origin}/outside.css`, null])
  const others = await page.evaluate(async (sheet) => {
    const { canvas } = window.opened
    canvas.replaceSheet('css/site.css', sheet, 'Sheet')
    canvas.select([canvas.find('#wide h2')[0]!])
    return (await canvas.styles.otherRules?.())?.map(({ rule, matches, file, foreign }) => [
      rule.selector,
      rule.states,
      rule.atRule,
      matches,
      foreign ? file?.replace(/^.*\//, '') : null,
    ])
  }, `${css}.box:hover { h2, h3 { color: tan; &:not(:focus)::after { top: 0 } } }\n#narrow h2, p { left: 0 }\n@media print { h2, [title=":hover"] { top: 1px } }`)
  expect(others).toEqual([
    ['h2', [], null, true, 'outside.css'],
    ['h2', [], null, true, 'base.css'],
    ['h2', [], '@container (min-width: 500px)', true, null],
    ['h2', [], null, true, null],
    ['.box:hover h2, .box:hover h3', [], null, true, null],
    [':is(.box:hover h2, .box:hover h3)', [':not(:focus)', '::after'], null, true, null],
    ['h2, [title=":hover"]', [], '@media print', false, null],
  ])
  const queried = Array.from({ length: 9 }, (_, at) => `@container (min-width: ${at}00px) { h2 { top: ${at}px } }`)
  const asked = await page.evaluate(
    (sheet) => {
      const { canvas, frame } = window.opened
      const element = frame()?.document.querySelector('#wide h2')
      canvas.replaceSheet('css/site.css', sheet, 'Sheet')
      canvas.select([canvas.find('#wide h2')[0]!])
      const top = () => canvas.styles.state.getState().values['top']?.value
      const before = top()
      canvas.replaceSheet('css/site.css', `${sheet}#wide { width: 300px }`, 'Sheet')
      const watcher = new MutationObserver(() => {})
      watcher.observe(element!, { attributeFilter: ['pergola-probed'] })
      return [before, top(), watcher.takeRecords().length]
    },
    `${css}${queried.join('\n')}`,
  )
  // All queries together: the element is marked for them once, and let go of.
  expect(asked).toEqual(['6px', '3px', 2])
  await page.evaluate(() => window.opened.canvas.replaceSheet('css/site.css', '@import "base.css";', 'Sheet'))
  await expect.poll(async () => (await read('#wide h2')).letters).toEqual(['3px', 'css/base.css', null])
  expect(await page.evaluate(() => window.opened.frame()?.document.querySelector('[pergola-probed]'))).toBe(null)
})

test('what is told of an element is told of the page at rest, though the pointer stands on it', async () => {
  const sheet = `.box { color: red; padding: 40px } .box:hover { color: blue } .box:not(:hover) { top: 1px }
    body:hover [title=":hover"] { left: 2px } [title=":hover"] { left: 3px }`
  const html = '<!DOCTYPE html><link rel="stylesheet" href="css/site.css"><div class="box" title=":hover">Box</div>'
  await page.evaluate((files) => window.opened.open(files, 'index.html'), { 'index.html': html, 'css/site.css': sheet })
  await page.mouse.move(60, 60)
  const isHovered = () => page.evaluate(() => window.opened.frame()?.document.querySelector('.box:hover') !== null)
  await expect.poll(isHovered).toBe(true)
  const told = await page.evaluate(() => {
    const { canvas } = window.opened
    canvas.select([canvas.find('.box')[0]!])
    const read = () => {
      const { values } = canvas.styles.state.getState()
      return [values['color']?.value, values['top']?.value, values['left']?.value]
    }
    const atRest = read()
    canvas.styles.selectClass('box')
    canvas.styles.setStates([':hover'])
    return {
      atRest,
      hovered: read()[0],
      isHovered: window.opened.frame()?.document.querySelector('.box:hover') !== null,
    }
  })
  expect(told).toEqual({ atRest: ['red', '1px', '3px'], hovered: 'blue', isHovered: true })
})

test('an element whose rule for a state is edited looks so, and the page does not know', async () => {
  const sheet = `@media (hover:hover) { .box:hover { color: rgb(0, 0, 255) } }
    .box { color: rgb(255, 0, 0) } .box:hover { width: 50px } .box:focus .in { color: rgb(0, 255, 0) }`
  const html =
    '<!DOCTYPE html><link rel="stylesheet" href="css/site.css"><div class="box">Box <b class="in">in</b></div>'
  const files = { 'index.html': html, 'css/site.css': sheet }
  await page.evaluate((given) => window.opened.open(given, 'index.html'), files)
  await page.mouse.move(1190, 790)
  const choose = (states: string[]) =>
    page.evaluate((wanted) => {
      const { canvas } = window.opened
      canvas.select([canvas.find('.box')[0]!])
      canvas.styles.selectClass('box')
      canvas.styles.setStates(wanted)
    }, states)
  const look = () =>
    page.evaluate(() => {
      const { document, window: view } = window.opened.frame()!
      const styleOf = (selector: string) => view.getComputedStyle(document.querySelector(selector)!)
      return [styleOf('.box').width, styleOf('.in').color]
    })
  await choose([':hover'])
  await expect.poll(look).toEqual(['50px', 'rgb(0, 0, 255)'])
  await page.evaluate(() => window.opened.canvas.styles.edit([{ property: 'width', value: '70px' }]))
  expect(await look()).toEqual(['70px', 'rgb(0, 0, 255)'])
  await choose([':focus'])
  expect((await look())[1]).toBe('rgb(0, 255, 0)')
  await page.evaluate(() => window.opened.canvas.select([]))
  expect((await look())[1]).toBe('rgb(255, 0, 0)')
  const marked = await page.evaluate(() => [
    window.opened.frame()?.document.querySelector('[pergola-states]') ?? null,
    window.opened.canvas.sheets().some(({ css }) => css.includes('pergola-')),
  ])
  expect(marked).toEqual([null, false])
})

test('a rule in a scope is told of the elements that the scope reaches, and the nearer scope wins', async () => {
  const sheet = `@scope (.card) to (.slot) { :scope { top: 1px } p { left: 1px; > b { right: 1px } } }
    @scope (main) { p { left: 2px } } :scope { bottom: 1px }`
  const html = `<!DOCTYPE html><link rel="stylesheet" href="css/site.css"><main><section class="card"><p id="in">In <b>b</b></p>
    <div class="slot"><p id="below">Below</p></div></section><p id="out">Out</p></main>`
  await page.evaluate((files) => window.opened.open(files, 'index.html'), { 'index.html': html, 'css/site.css': sheet })
  const told = (selector: string) =>
    page.evaluate(async (wanted) => {
      const { canvas } = window.opened
      canvas.select([canvas.find(wanted)[0]!])
      const { values } = canvas.styles.state.getState()
      const rules = await canvas.styles.otherRules?.()
      return {
        values: ['top', 'left', 'right', 'bottom'].map((name) => values[name]?.value ?? '-').join(' '),
        rules: rules?.map(({ rule }) => `${rule.atRule ?? ''} ${rule.selector}`.trim()),
      }
    }, selector)
  const card = '@scope (.card) to (.slot)'
  expect(await told('.card')).toEqual({ values: '1px - - -', rules: [`${card} :scope`] })
  expect(await told('#in')).toEqual({ values: '- 1px - -', rules: [`${card} p`, '@scope (main) p'] })
  expect(await told('#in b')).toEqual({ values: '- - 1px -', rules: [`${card} p > b`] })
  expect(await told('#below')).toEqual({ values: '- 2px - -', rules: ['@scope (main) p'] })
  expect(await told('main')).toEqual({ values: '- - - -', rules: [] })
  expect(await told('html')).toEqual({ values: '- - - 1px', rules: [':scope'] })
})
