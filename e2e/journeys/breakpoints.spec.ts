import { expect, test } from '../actors/test.ts'

test.use({ installs: false })

test('a site is styled at the widths that it is designed for, and looking at others makes no rule', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Widths', 'Heading')
  const menu = (label: string) => page.getByRole('button', { name: `Breakpoints, editing ${label}` })
  const width = page.getByRole('banner').getByLabel('Width', { exact: true })
  const shownWidth = async () => (await page.locator('iframe[title="index"]').boundingBox())?.width
  const colour = (value: string) => editor.style('Typography', 'Color', value)
  const shownColour = () => editor.styleOf('h1', 'color')

  await test.step('desktop is as wide as the window, and stays in view while a panel closes', async () => {
    await expect(width).toHaveValue('1440')
    await page.keyboard.press('ControlOrMeta+\\')
    await expect(page.getByRole('complementary')).toHaveCount(0)
    await expect.poll(shownWidth).toBe(1440)
    await page.keyboard.press('ControlOrMeta+\\')
    await expect.poll(shownWidth).toBeLessThan(900)
    await expect(width).toHaveValue('1440')
  })

  await test.step('the width decides what is edited', async () => {
    await editor.select('h1')
    await colour('rgb(1, 0, 0)')
    await editor.device('mobile')
    await expect(menu('≤ 480')).toBeVisible()
    await colour('rgb(2, 0, 0)')
    await editor.device('tablet')
    await expect(menu('≤ 768')).toBeVisible()
    await expect.poll(shownColour).toBe('rgb(1, 0, 0)')
    await colour('rgb(3, 0, 0)')
    // Though it was written first, what is for phones wins on phones.
    await editor.device('mobile')
    await expect.poll(shownColour).toBe('rgb(2, 0, 0)')
  })

  await test.step('one is added where one looks, moved with its rules, and removed with them', async () => {
    await width.fill('920')
    await page.keyboard.press('Enter')
    await expect(menu('Base')).toBeVisible()
    await menu('Base').click()
    await page.getByRole('button', { name: 'Add breakpoint at 920px' }).click()
    await expect(menu('≤ 920')).toBeVisible()
    await page.getByLabel('Width of ≤ 480').fill('500')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Width of ≤ 500')).toBeVisible()
    await page.getByRole('button', { name: 'Show ≤ 500' }).click()
    await expect.poll(shownColour).toBe('rgb(2, 0, 0)')
    await page.getByRole('button', { name: 'Remove ≤ 500' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove ≤ 500' }).click()
    await expect.poll(shownColour).toBe('rgb(3, 0, 0)')
    await page.keyboard.press('Escape')
    await editor.undo()
    await expect.poll(shownColour).toBe('rgb(2, 0, 0)')
  })
})
