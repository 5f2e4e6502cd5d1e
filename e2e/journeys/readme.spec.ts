import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { Pergola } from '@pergola/contracts'
import { expect, test } from '../actors/test.ts'

declare const window: Window & { pergola: Pergola }

test.use({ installs: false })

/** The steps of "Five minutes to a first site" in the README, as they are written there. */
test('the five minutes of the README come to what they promise', async ({ page, editor, workspace }) => {
  const panel = page.getByRole('region', { name: 'Styling', exact: true })
  const heading = 'h1.hero-title'

  await test.step('1. a landing page, looked around in before it is made', async () => {
    await workspace.open()
    await page.getByRole('button', { name: 'New site' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create New Project' })
    await dialog.getByLabel('Project Name').fill('Five minutes')
    await expect(dialog.getByRole('radio').first()).toHaveAccessibleName('Blank')
    await dialog.getByRole('radio', { name: 'Landing page' }).click()
    await dialog.frameLocator('iframe').getByRole('link', { name: 'Prices', exact: true }).click()
    await expect(dialog.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
      'Two prices, no small print',
    )
    await dialog.getByRole('button', { name: 'Create Project' }).click()
    await editor.ready()
  })

  await test.step('2. the heading is written, and taken back', async () => {
    await editor.writeInto(heading, 'Sit down.')
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(editor.element(heading)).toHaveText('Your day has an end.')
    await editor.redo()
    await expect(editor.element(heading)).toHaveText('Sit down.')
  })

  await test.step('3. its size is scrubbed, once more on mobile', async () => {
    const size = () => editor.styleOf(heading, 'font-size').then(Number.parseFloat)
    const scrub = async () => {
      const label = panel.getByText('Size', { exact: true }).last()
      await label.scrollIntoViewIfNeeded()
      const { x, y } = await editor.centreOf(label)
      await editor.drag({ x, y }, { x: x + 30, y })
    }
    await editor.select(heading)
    await editor.tab('Styling')
    await editor.press(panel.getByRole('button', { name: 'Typography', exact: true }), 'aria-expanded')
    const before = await size()
    await scrub()
    await expect.poll(size).not.toBe(before)
    const wide = await size()
    await editor.device('mobile')
    const narrow = await size()
    await scrub()
    await expect.poll(size).not.toBe(narrow)
    await editor.device('desktop')
    await expect.poll(size).toBe(wide)
  })

  await test.step('4. a ready section stands below the quote', async () => {
    await page.evaluate(() => window.pergola.page.select('.quote-text'))
    await page.keyboard.press('/')
    await expect(page.getByLabel('Search blocks')).toBeFocused()
    await page.keyboard.type('questions')
    await page.keyboard.press('Enter')
    const added = editor.canvas.locator('.quote ~ .page-section, main :has(.quote) ~ .page-section').first()
    await expect(added).toBeVisible()
  })

  await test.step('5. a page is made, and the first one opened again', async () => {
    await editor.createPage('thanks')
    await page.getByRole('region', { name: 'Pages' }).getByText('index', { exact: true }).click()
    await expect(editor.element(heading)).toHaveText('Sit down.')
  })

  await test.step('6. preview, export, and loaded back', async () => {
    await editor.save()
    await page.keyboard.press('ControlOrMeta+Shift+P')
    const preview = page.getByRole('dialog', { name: 'Preview' })
    await expect(preview.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Sit down.')
    await preview.getByRole('button', { name: 'Close' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('banner').getByRole('button', { name: 'Export' }).click()
    const zip = await (await download).path()
    const files = unzipSync(await readFile(zip))
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['index.html', 'pages/pricing.html', 'pages/thanks.html']),
    )
    expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain('Sit down.')
    expect(strFromU8(files['global/global.css'] ?? new Uint8Array())).toMatch(
      /@media[^{]*\{\s*\.hero-title\s*\{[^}]*font-size: \d/,
    )
    expect(Object.keys(files).filter((path) => path.endsWith('.js') && !path.startsWith('editor/'))).toEqual([])
    await editor.leave()
    await workspace.load(zip)
    await expect(editor.toast('Project loaded successfully')).toBeVisible()
  })
})
