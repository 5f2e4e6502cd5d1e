import type { Pergola } from '@pergola/contracts'
import type { Locator } from '@playwright/test'
import { strFromU8 } from 'fflate'
import type { EditorActor } from '../actors/editor-actor.ts'
import { expect, test } from '../actors/test.ts'
import { unzipToDisk } from '../support/unzip-to-disk.ts'

test.use({ installs: false })

/** By its edge and its corner with the pointer, over the frame of the page; then by the keys of both. */
async function moveAndResize({ page, centreOf }: EditorActor, popover: Locator) {
  const handle = (name: string) => popover.getByRole('button', { name, exact: true })
  async function pull(name: string, x: number, y: number) {
    const from = await centreOf(handle(name))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + x, from.y + y, { steps: 6 })
    await page.mouse.up()
  }
  const stands = (x: number, y: number, width: number, height: number) =>
    expect.poll(() => popover.boundingBox()).toEqual({ x, y, width, height })

  await expect(popover).toHaveCSS('opacity', '1')
  const { x, y, width, height } = (await popover.boundingBox())!
  await pull('Move', -120, -40)
  await stands(x - 120, y - 40, width, height)
  await pull('Move', -4000, -4000)
  await stands(8, 8, width, height)
  await pull('Resize', 60, -90)
  await stands(8, 8, width + 60, height - 90)
  await handle('Move').press('Shift+ArrowRight')
  await stands(58, 8, width + 60, height - 90)
  await handle('Resize').press('ArrowDown')
  await stands(58, 8, width + 60, height - 80)
  await pull('Resize', -4000, -4000)
  await stands(58, 8, 100, 50)
}

test('a heading and the text beside it move one after the other: made by pointer and keys, exported, opened from a disk', async ({
  page,
  context,
  workspace,
  editor,
}) => {
  const panel = page.getByRole('region', { name: 'Motion', exact: true })
  async function fill(label: string, text: string) {
    await panel.getByLabel(label, { exact: true }).fill(text)
    await page.keyboard.press('Enter')
  }
  async function move(property: string, value: string) {
    await fill('Add property', property)
    await fill(property, value)
  }

  await workspace.open()
  await workspace.create('Moves')
  await editor.ready()
  await editor.dropBlock('Section')
  await editor.dropBlock('Heading', 'section')
  await editor.dropBlock('Text', 'section')
  await editor.select('h1')
  await editor.tab('Motion')
  await panel.getByRole('button', { name: 'Add Animation' }).click()
  await expect(editor.element('h1')).toHaveAttribute('motion-id', /^mt\d+$/)
  await move('x', '120')

  // A second animation, of another element, in one timeline with the first.
  await panel.getByRole('switch', { name: 'Timeline', exact: true }).click()
  await fill('Name', 'entrance')
  await panel.getByRole('button', { name: 'Add Animation' }).click()
  await panel.getByRole('button', { name: 'Pick the selector on the canvas' }).click()
  await editor.select('section p')
  await expect(panel.getByLabel('Selector', { exact: true })).not.toHaveValue('self')
  await move('y', '0, 30, 60')

  // Its bar by the pointer, one step; then by the keys.
  const bar = panel.getByRole('button', { name: /^Animation 2: starts at/ })
  const place = panel.getByLabel('Position Parameter', { exact: true })
  await expect(bar).toHaveAccessibleName('Animation 2: starts at 0.50 s, lasts 0.50 s')
  const from = await editor.centreOf(bar)
  await editor.drag(from, { x: from.x + 40, y: from.y })
  await expect(place).toHaveValue(/^0\.[5-9]|^1/)
  const dragged = await place.inputValue()
  await editor.undo()
  await expect(place).toHaveValue('')
  await editor.redo()
  await expect(place).toHaveValue(dragged)
  await bar.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(bar).toHaveAccessibleName(/lasts 0\.60 s$/)

  await panel.getByRole('button', { name: /^To Options/ }).click()
  await panel.getByRole('button', { name: 'Choose an ease' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose an ease' })
  await picker.getByRole('button', { name: 'power2.out' }).click()
  await moveAndResize(editor, picker)
  // It stands at its button, and does not stay where that has left the view.
  const { x, y } = await editor.centreOf(panel.getByRole('button', { name: 'Choose an ease' }))
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, -4000)
  await expect(picker).toBeHidden()
  await expect(panel.getByLabel('ease', { exact: true })).toHaveValue('power2.out')

  // The playhead shows its moment in the canvas; killed, the page is what it was, byte for byte.
  const source = () => page.evaluate(() => (globalThis as unknown as { pergola: Pergola }).pergola.page.source())
  const before = await source()
  const shift = () => editor.element('h1').evaluate((found) => getComputedStyle(found).transform)
  await panel.getByRole('slider', { name: 'Playhead' }).fill('0.5')
  await expect.poll(shift).toBe('matrix(1, 0, 0, 1, 120, 0)')
  await page.keyboard.press('Home')
  await expect.poll(shift).toBe('matrix(1, 0, 0, 1, 0, 0)')
  await panel.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(shift).toBe('matrix(1, 0, 0, 1, 120, 0)')
  await panel.getByRole('button', { name: 'Kill', exact: true }).click()
  await expect.poll(shift).toBe('none')
  expect(await source()).toEqual(before)
  await editor.save()
  await editor.leave()

  const zip = await workspace.export('Moves')
  const { files, addressOf } = unzipToDisk(zip)
  expect(strFromU8(files['js/motions/index.js'] ?? new Uint8Array())).toContain('gsap.timeline(')
  expect(Object.keys(files)).not.toContain('libs/js/ScrollTrigger.min.js')
  const visitor = await context.newPage()
  await visitor.goto(addressOf('index.html'))
  const placeOf = (selector: string) => visitor.locator(selector).evaluate((found) => getComputedStyle(found).transform)
  await expect.poll(() => placeOf('h1')).toBe('matrix(1, 0, 0, 1, 120, 0)')
  await expect.poll(() => placeOf('section p')).toBe('matrix(1, 0, 0, 1, 0, 60)')
  // Scripts of the page find the timeline by its name.
  expect(await visitor.evaluate(() => Reflect.get(window, 'entrance').totalDuration())).toBeGreaterThan(1)
})

test('callbacks of a motion run where components are mounted over the canvas, and the page stays as it was', async ({
  page,
  editor,
  startSite,
}) => {
  const panel = page.getByRole('region', { name: 'Motion', exact: true })
  async function fill(label: string, text: string) {
    await panel.getByLabel(label, { exact: true }).fill(text)
    await panel.getByLabel(label, { exact: true }).blur()
  }
  await startSite('Told')
  await editor.dropBlock('Heading')
  await editor.select('h1')
  await editor.tab('Motion')
  await panel.getByRole('button', { name: 'Add Animation' }).click()
  await panel.getByLabel('Add property', { exact: true }).fill('x')
  await page.keyboard.press('Enter')
  await fill('x', '80')
  await panel.getByRole('button', { name: /^Advanced To options/ }).click()
  const code = "document.querySelector('self').dataset.told = `${location.origin} ${this.vars.x}`"
  await fill('onComplete', code)
  await editor.save()
  const source = () => page.evaluate(() => (globalThis as unknown as { pergola: Pergola }).pergola.page.source())
  const before = await source()

  // Played in the canvas it moves, and no code of the project runs there.
  await panel.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => editor.styleOf('h1', 'transform')).toContain('80')
  await panel.getByRole('button', { name: 'Kill', exact: true }).click()
  await expect(editor.element('h1')).not.toHaveAttribute('data-told')

  await page.keyboard.press('ControlOrMeta+K')
  await page.keyboard.type('mount components')
  await page.getByRole('option', { name: /^mount components/ }).click()
  const running = page.frameLocator('iframe[title="Running components of index"]')
  await expect(running.locator('h1')).toHaveAttribute('data-told', / 80$/)
  const told = await running.locator('h1').getAttribute('data-told')
  expect(told).not.toContain(new URL(page.url()).origin)
  await page.getByRole('button', { name: 'edite components' }).click()
  await expect(editor.element('h1')).not.toHaveAttribute('data-told')
  expect(await source()).toEqual(before)
})

test('a text is split into letters that move one by one: in the canvas, exported, and loaded and exported again', async ({
  page,
  context,
  editor,
  workspace,
  startSite,
}) => {
  const panel = page.getByRole('region', { name: 'Motion', exact: true })
  async function fill(label: string, text: string) {
    await panel.getByLabel(label, { exact: true }).fill(text)
    await page.keyboard.press('Enter')
  }
  await startSite('Letters')
  await editor.dropBlock('Heading')
  await editor.writeInto('h1', 'Two words')
  await editor.select('h1')
  await editor.tab('Motion')
  await panel.getByRole('button', { name: 'Add Animation' }).click()
  await panel.getByRole('switch', { name: 'SplitText' }).click()
  await fill('Name of the split', 'letters')
  await fill('type', 'chars, words')
  await fill('Selector', 'chars')
  await fill('Add property', 'y')
  await fill('y', '40')

  // In the canvas each letter is where its moment puts it; killed, the page is what it was.
  const source = () => page.evaluate(() => (globalThis as unknown as { pergola: Pergola }).pergola.page.source())
  const before = await source()
  const heading = editor.element('h1')
  const markup = await heading.evaluate((found) => found.outerHTML)
  await panel.getByRole('slider', { name: 'Playhead' }).fill('0.5')
  const down = () =>
    heading.evaluate((found) =>
      [...found.querySelectorAll('*')].map((each) => [each.textContent, getComputedStyle(each).transform]),
    )
  const atEnd = [...'Two'].map((letter) => [letter, 'matrix(1, 0, 0, 1, 0, 40)'])
  await expect.poll(down).toEqual(expect.arrayContaining([['Two', 'none'], ...atEnd]))
  // What is written meanwhile is the text, not its parts.
  await panel.getByRole('button', { name: 'Kill', exact: true }).click()
  await expect.poll(() => heading.evaluate((found) => found.outerHTML)).toBe(markup)
  expect(await source()).toEqual(before)
  await panel.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(async () => (await down()).length).toBeGreaterThan(8)
  await editor.writeInto('h1', 'New words')
  await expect.poll(async () => (await source()).html).toMatch(/<h1[^>]*>New words<\/h1>/)
  await editor.save()
  await editor.leave()

  const zip = await workspace.export('Letters')
  const { files, addressOf } = unzipToDisk(zip)
  expect(strFromU8(files['libs/third-party-notices.txt']!)).toMatch(
    /libs\/js\/SplitText\.min\.js\n {2}SplitText [\d.]+/,
  )
  const visitor = await context.newPage()
  await visitor.goto(addressOf('index.html'))
  const shown = visitor.locator('h1')
  await expect(shown).toHaveAttribute('aria-label', 'New words')
  const letters = () => visitor.evaluate(() => Reflect.get(window, 'letters').chars.length)
  expect(await letters()).toBe(8)
  await expect
    .poll(() => visitor.evaluate(() => getComputedStyle(Reflect.get(window, 'letters').chars[7]).transform))
    .toBe('matrix(1, 0, 0, 1, 0, 40)')
  await visitor.close()

  await workspace.remove('Letters')
  await workspace.load(zip)
  const again = unzipToDisk(await workspace.export('Letters')).files
  const built = (all: typeof files) => Object.entries(all).filter(([path]) => /^(?:index\.html|libs\/|js\/)/.test(path))
  expect(built(again)).toEqual(built(files))
})
