import { expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow

const here = canvasForEach()
const { openWith, frame, html, selectedTag, centreOf, clickOn } = here

const source = '<h1 class="title">Hello</h1>\n<p>A <b>text</b> here.</p>\n<section class="section drop"></section>\n'

test('a block is inserted, undone and done again', async () => {
  await openWith(source)
  await here.page.evaluate(() => window.opened.canvas.insertBlock('text'))
  expect(await html()).toContain('<p class="p-10">Insert your text here</p>')
  expect(await frame().locator('p').count()).toBe(2)
  await here.page.evaluate(() => window.opened.canvas.undo())
  expect(await html()).toBe(source)
  expect(await frame().locator('p').count()).toBe(1)
  await here.page.evaluate(() => window.opened.canvas.redo())
  expect(await frame().locator('p').count()).toBe(2)
})

test('an element is dragged before another, and Escape leaves it', async () => {
  await openWith('<h1>Title</h1>\n<p>One</p>\n<p id="two">Two</p>\n')
  await clickOn('#two')
  const from = await centreOf('#two')
  const to = await centreOf('h1')
  const drag = async () => {
    await here.page.mouse.move(from.x, from.y)
    await here.page.mouse.down()
    await here.page.mouse.move(from.x, from.y - 10, { steps: 3 })
    await here.page.mouse.move(to.x, to.y - 10, { steps: 5 })
  }
  await drag()
  await here.page.keyboard.press('Escape')
  await here.page.mouse.up()
  expect(await html()).toBe('<h1>Title</h1>\n<p>One</p>\n<p id="two">Two</p>\n')
  await drag()
  await here.page.mouse.up()
  expect(await html()).toBe('<p id="two">Two</p>\n<h1>Title</h1>\n<p>One</p>\n')
  expect(await here.page.evaluate(() => window.opened.canvas.undo())).toBeUndefined()
  expect(await html()).toBe('<h1>Title</h1>\n<p>One</p>\n<p id="two">Two</p>\n')
})

test('what is not to be dragged says so beside the pointer, and stays', async () => {
  const fixed = '<p>One</p>\n<p id="two" inf-props="draggable">Two</p>\n<section style="height: 200px"></section>\n'
  await openWith(fixed)
  const [from, to] = [await centreOf('#two'), await centreOf('section')]
  await here.page.mouse.move(from.x, from.y)
  await here.page.mouse.down()
  await here.page.mouse.move(from.x, from.y + 10, { steps: 3 })
  await here.page.mouse.move(to.x, to.y, { steps: 5 })
  const tip = here.page.getByText('Not allowed: draggable is off in its Traits, Props (Advanced).')
  expect(await tip.count()).toBe(1)
  await here.page.mouse.up()
  expect(await html()).toBe(fixed)
})

test('a block dragged from the window lands where the line is', async () => {
  await openWith(source)
  await here.page.mouse.move(5, 790)
  await here.page.mouse.down()
  await here.page.evaluate(() => window.opened.canvas.startBlockDrag('heading', { pointerId: 1, x: 5, y: 790 }))
  const to = await centreOf('section')
  await here.page.mouse.move(to.x, to.y, { steps: 5 })
  await here.page.mouse.up()
  expect(await html()).toContain('<section class="section drop">\n  <h2 class="p-10">Heading</h2>\n</section>')
})

test('what is dropped onto a cell or an item of a list goes into it, whatever it says by now', async () => {
  await openWith('<table><tbody><tr><td>One</td><td>Two</td></tr></tbody></table><ul><li>Item</li></ul>')
  for (const target of ['td:last-child', 'li']) {
    await here.page.mouse.move(5, 790)
    await here.page.mouse.down()
    await here.page.evaluate(() => window.opened.canvas.startBlockDrag('text', { pointerId: 1, x: 5, y: 790 }))
    const { x, y } = await centreOf(target)
    await here.page.mouse.move(x, y, { steps: 5 })
    await here.page.mouse.up()
    await expect.poll(html).toMatch(new RegExp(`<${target.slice(0, 2)}>(?:Two|Item)\\s*<p class="p-10">`))
  }
})

test('a block dropped while the page is read is added when it stands', async () => {
  await openWith(source)
  await here.page.mouse.move(5, 790)
  await here.page.mouse.down()
  await here.page.evaluate(() => {
    const { canvas } = window.opened
    void canvas.load('index')
    canvas.startBlockDrag('heading', { pointerId: 1, x: 5, y: 790 })
    const place = { pointerId: 1, clientX: 400, clientY: 300, bubbles: true }
    globalThis.dispatchEvent(new PointerEvent('pointermove', place))
    globalThis.dispatchEvent(new PointerEvent('pointerup', place))
  })
  await here.page.mouse.up()
  await expect.poll(html).toContain('<h2 class="p-10">Heading</h2>')
})

test('all beside the selected element are selected by a key, and none of the editor around', async () => {
  await openWith('<div><p id="one">One</p><p>Two</p></div><p>Three</p>')
  await clickOn('#one')
  await here.page.keyboard.press('Control+a')
  expect(await here.page.evaluate(() => window.opened.canvas.state.getState().selection.length)).toBe(2)
  await here.page.keyboard.press('Escape')
  await here.page.keyboard.press('Control+a')
  expect(await here.page.evaluate(() => window.opened.canvas.state.getState().selection.length)).toBe(2)
})

test('the keyboard selects, removes and brings back', async () => {
  await openWith(source)
  await clickOn('b')
  await here.page.keyboard.press('Escape')
  expect(await selectedTag()).toBe('p')
  await here.page.keyboard.press('ArrowDown')
  expect(await selectedTag()).toBe('section')
  await here.page.keyboard.press('Delete')
  expect(await html()).toBe('<h1 class="title">Hello</h1>\n<p>A <b>text</b> here.</p>\n')
  await here.page.keyboard.press('Control+z')
  expect(await html()).toBe(source)
})

test('a save stores what changed and no more; a second one says so', async () => {
  await openWith(source)
  await here.page.evaluate(() => window.opened.canvas.insertBlock('text'))
  const first = await here.page.evaluate(() => window.opened.commands.run('page.save'))
  expect(first).toMatchObject({ ok: true })
  expect(await here.page.evaluate(() => window.opened.canvas.state.getState().changed)).toBe(false)
  const second = await here.page.evaluate(() => window.opened.commands.run('page.save'))
  expect(second).toMatchObject({ ok: false, failure: 'nothing-changed' })
  expect(await here.page.evaluate(() => window.opened.toasts.shown.map(({ message }) => message))).toEqual([
    'Project saved successfully',
    'You did not do any change!',
  ])
})

test('a save behind one that stores the same says nothing more', async () => {
  await openWith(source)
  await here.page.evaluate(() => window.opened.canvas.insertBlock('text'))
  const outcomes = await here.page.evaluate(() => {
    const { commands } = window.opened
    return Promise.all([commands.run('page.save'), commands.run('page.save')])
  })
  expect(outcomes).toMatchObject([{ ok: true }, { ok: false, failure: 'nothing-changed' }])
  expect(await here.page.evaluate(() => window.opened.toasts.shown.map(({ message }) => message))).toEqual([
    'Project saved successfully',
  ])
})

test('nothing is edited where another tab writes, and the reason is told', async () => {
  await openWith(source)
  await here.page.evaluate(() => window.opened.projects.setRole('reader'))
  await here.page.waitForFunction(() => {
    const { readOnly, phase } = window.opened.canvas.state.getState()
    return readOnly && phase === 'ready'
  })
  expect(await here.page.evaluate(() => window.opened.canvas.insertBlock('text'))).toEqual({
    ok: false,
    failure: 'read-only',
  })
  expect(await here.page.evaluate(() => window.opened.canvas.save())).toMatchObject({
    ok: false,
    failure: 'not-writer',
  })
  expect(await html()).toBe(source)
})

test('copied with the keys, an element is pasted behind the selected one, with all it had', async () => {
  await openWith('<p onclick="x()">One</p>\n<h1>Two</h1>\n')
  await clickOn('p')
  await here.page.keyboard.press('Control+c')
  await clickOn('h1')
  await here.page.keyboard.press('Control+v')
  await here.page.waitForFunction(() => window.opened.canvas.find('p').length === 2)
  expect(await html()).toBe('<p onclick="x()">One</p>\n<h1>Two</h1>\n<p onclick="x()">One</p>\n')
  await here.page.keyboard.press('Control+x')
  await here.page.waitForFunction(() => window.opened.canvas.find('p').length === 1)
  await here.page.keyboard.press('Control+z')
  expect(await selectedTag()).toBe('p')
})

test('text from elsewhere is pasted as a paragraph', async () => {
  await openWith('<h1>Two</h1>')
  await clickOn('h1')
  await here.page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/plain', 'From <elsewhere>')
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    window.opened.frame()?.document.dispatchEvent(event)
  })
  await expect.poll(html).toBe('<h1>Two</h1><p>From &lt;elsewhere&gt;</p>')
})

test('an edit of the record sets the language of the page only where it is another one', async () => {
  await openWith(source)
  const set = await here.page.evaluate(async () => {
    const { canvas } = window.opened
    const root = window.opened.frame()?.document.documentElement as HTMLElement
    const record = canvas.record.getState().project
    const index = record?.pages['index']
    if (!record || !index) throw new Error('no page')
    const inGerman = { ...record.pages, index: { ...index, helmet: { ...index.helmet, lang: 'de' } } }
    const observed: (string | null)[] = []
    const observer = new MutationObserver((records) => observed.push(...records.map(() => root.getAttribute('lang'))))
    observer.observe(root, { attributes: true })
    canvas.editAttributes([], 'Language', { pages: inGerman })
    await Promise.resolve()
    canvas.editAttributes([], 'Interactions', { interactions: { one: [] } })
    await Promise.resolve()
    return observed
  })
  expect(set).toEqual(['de'])
})

test('Tab walks siblings while something is selected, and leaves the canvas otherwise', async () => {
  await openWith('<p>One</p><p>Two</p>')
  await clickOn('p:first-of-type')
  await here.page.keyboard.press('Tab')
  expect(await here.page.evaluate(() => window.opened.canvas.state.getState().selected?.text)).toBe('Two')
  for (let step = 0; step < 3; step += 1) await here.page.keyboard.press('Escape')
  expect(await selectedTag()).toBeUndefined()
  await here.page.keyboard.press('Tab')
  expect(await here.page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME')
})
