import type { Pergola } from '@pergola/contracts'
import { expect, test } from '../actors/test.ts'

declare const window: Window & { pergola: Pergola }

test.use({ installs: false })

test('variables are named, given a dark mode, renamed on every page and deleted with a replacement', async ({
  page,
  editor,
  startSite,
}) => {
  const panel = page.getByRole('region', { name: 'Variables' })
  const add = async (name: string, value: string) => {
    await panel.getByLabel('Name of the new variable').fill(name)
    await panel.getByLabel('Value of the new variable').fill(value)
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('listitem', { name: `--${name}`, exact: true })).toBeVisible()
  }
  const colour = () => editor.styleOf('p', 'color')
  const source = () => page.evaluate(() => window.pergola.page.source())
  const act = async (name: string, action: string) => {
    await panel.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  const html = (name: string) => `<p  style='color: var(${name})' >text</p>\n`

  await startSite('Tokens')
  await page.evaluate((text) => window.pergola.page.load({ html: text, css: '', js: '' }), html('--brand'))
  await editor.openPlace('Variables')

  await test.step('a value is seen as soon as it is typed', async () => {
    await add('brand', 'rgb(1, 2, 3)')
    await expect.poll(colour).toBe('rgb(1, 2, 3)')
    const field = panel.getByLabel('--brand, Base', { exact: true })
    await field.fill('rgb(4, 5, 6)')
    await page.keyboard.press('Enter')
    await expect.poll(colour).toBe('rgb(4, 5, 6)')
    await editor.undo()
    await expect.poll(colour).toBe('rgb(1, 2, 3)')
    await expect(field).toHaveValue('rgb(1, 2, 3)')
  })

  await test.step('a colour is seen while it is picked, is one step at the end, and none when it is given up', async () => {
    const entry = panel.getByRole('listitem', { name: '--brand', exact: true }).first()
    await entry.locator('[aria-haspopup=dialog]').first().click()
    const area = page.getByRole('slider', { name: 'Saturation and brightness' })
    const { x, y, width } = await area.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
    const press = async () => {
      await page.mouse.move(x + 4, y + 4)
      await page.mouse.down()
      await page.mouse.move(x + width - 2, y + 2, { steps: 4 })
      await expect.poll(colour).not.toBe('rgb(1, 2, 3)')
    }
    await press()
    await page.keyboard.press('Escape')
    await expect.poll(colour).toBe('rgb(1, 2, 3)')
    await page.mouse.up()
    await expect(panel.getByLabel('--brand, Base', { exact: true })).toHaveValue('rgb(1, 2, 3)')
    await press()
    const seen = await colour()
    await page.mouse.up()
    await expect(panel.getByLabel('--brand, Base', { exact: true })).not.toHaveValue('rgb(1, 2, 3)')
    expect(await colour()).toBe(seen)
    await page.keyboard.press('Escape')
    await editor.undo()
    await expect.poll(colour).toBe('rgb(1, 2, 3)')
    await expect(panel.getByLabel('--brand, Base', { exact: true })).toHaveValue('rgb(1, 2, 3)')
  })

  await test.step('a mode has a value of its own, and its column looks at it', async () => {
    await add('paper', 'white')
    await panel.getByLabel('--brand, Dark', { exact: true }).fill('rgb(7, 8, 9)')
    await page.keyboard.press('Enter')
    await expect(panel.getByLabel('--paper, Dark', { exact: true })).toHaveAttribute('placeholder', 'No dark value')
    await panel.getByRole('button', { name: 'Dark', exact: true }).click()
    await expect.poll(colour).toBe('rgb(7, 8, 9)')
    await panel.getByRole('button', { name: 'Base', exact: true }).click()
  })

  await test.step('a variable is dragged by its name in front of another one', async () => {
    const order = () =>
      panel.locator('[data-variable]').evaluateAll((all) => all.map((each) => each.getAttribute('data-variable')))
    expect(await order()).toEqual(['--brand', '--paper'])
    const name = (text: string) => editor.centreOf(panel.locator(`[data-variable="--${text}"] [data-grip]`))
    const [from, to] = [await name('paper'), await name('brand')]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y - 4, { steps: 5 })
    await expect(panel.locator('[data-variable="--brand"]')).toHaveAttribute('data-mark', 'before')
    await page.mouse.up()
    await expect.poll(order).toEqual(['--paper', '--brand'])
    await editor.undo()
    await expect.poll(order).toEqual(['--brand', '--paper'])
  })

  await test.step('a new name is one step on all pages, the rest byte for byte', async () => {
    await act('--brand', 'Rename')
    await page.keyboard.insertText('accent')
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('listitem', { name: '--accent', exact: true })).toBeVisible()
    await expect.poll(async () => (await source()).html).toBe(html('--accent'))
    await editor.undo()
    await expect.poll(async () => (await source()).html).toBe(html('--brand'))
    await editor.redo()
    await expect.poll(async () => (await source()).html).toBe(html('--accent'))
  })

  await test.step('what uses a deleted one gets its replacement', async () => {
    await act('--accent', 'Delete')
    await panel.getByLabel('What the place that uses --accent gets').fill('var(--paper)')
    await panel.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(panel.getByRole('listitem', { name: '--accent', exact: true })).toBeHidden()
    await expect.poll(async () => (await source()).html).toBe(html('--paper'))
  })
})
