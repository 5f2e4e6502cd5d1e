import { expect, test } from '../actors/test.ts'

test.use({ installs: false })

test('what is typed before the palette has come is typed into it, and runs nothing', async ({
  page,
  editor,
  startSite,
}) => {
  let bring = () => {}
  const brought = new Promise<void>((resolve) => {
    bring = resolve
  })
  await page.route('**/app/palette-*.js', async (route) => {
    await brought
    await route.continue()
  })
  await startSite('Early', 'Heading')
  await editor.select('h1')

  await page.keyboard.press('ControlOrMeta+K')
  await page.keyboard.type('Dupl')
  await page.keyboard.press('Enter')
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await expect(palette).toBeVisible()
  bring()

  const search = palette.getByRole('combobox')
  await expect(search).toHaveValue('Dupl')
  await page.keyboard.type('icate')
  await expect(search).toHaveValue('Duplicate')
  await expect(editor.canvas.locator('h1')).toHaveCount(1)
  await expect(palette.getByRole('option').first()).toContainText('Duplicate')
  await page.keyboard.press('Enter')
  await expect(editor.canvas.locator('h1')).toHaveCount(2)
})
