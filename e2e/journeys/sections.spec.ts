import { expect, test } from '../actors/test.ts'

test.use({ installs: false })

test('ready sections are added by a click, a drag, the search and the palette, each in one step', async ({
  page,
  editor,
  startSite,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await startSite('Ready parts')
  const library = () => fetched.filter((url) => url.includes('section-library'))
  const blocks = page.getByRole('region', { name: 'Blocks' })
  const sections = editor.canvas.locator('.page-section')
  expect(library()).toEqual([])

  await test.step('by a click, with its picture drawn', async () => {
    await blocks.getByRole('button', { name: 'Sections', exact: true }).click()
    const card = blocks.getByRole('button', { name: 'Header with menu', exact: true })
    await expect(card).toBeVisible()
    const drawn = blocks.locator('div[inert]').first()
    await expect
      .poll(() => drawn.evaluate((host) => host.shadowRoot?.querySelector('header')?.offsetHeight ?? 0))
      .toBeGreaterThan(40)
    await card.click()
    await expect(editor.element('header.page-section nav')).toBeAttached()
  })

  await test.step('by a drag', async () => {
    const card = blocks.getByRole('button', { name: 'Hero with picture', exact: true })
    await card.scrollIntoViewIfNeeded()
    await editor.drag(await editor.centreOf(card), await editor.centreOf(editor.element('body')))
    await expect(editor.element('h1.hero-title')).toBeVisible()
  })

  await test.step('by the search', async () => {
    await page.keyboard.press('a')
    await expect(blocks.getByLabel('Search blocks')).toBeFocused()
    await page.keyboard.type('three plans')
    await page.keyboard.press('Enter')
    await expect(editor.element('.plan-price')).toBeAttached()
  })

  await test.step('by the palette', async () => {
    await page.keyboard.press('ControlOrMeta+K')
    const palette = page.getByRole('dialog', { name: 'Command palette' })
    await palette.getByRole('combobox').fill('insert section contact form')
    await expect(palette.getByRole('option').first()).toContainText('Contact form')
    await page.keyboard.press('Enter')
    await expect(editor.element('form.contact-form')).toBeAttached()
  })

  await test.step('each is taken back at once', async () => {
    for (const left of [3, 2, 1, 0]) {
      await editor.undo()
      await expect(sections).toHaveCount(left)
    }
    expect(new Set(library()).size).toBe(1)
  })
})
