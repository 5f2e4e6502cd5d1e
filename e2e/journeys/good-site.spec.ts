import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { createCountingHand } from '../actors/counting-hand.ts'
import { expect, test } from '../actors/test.ts'

test.use({ installs: false })

/** More than this and a person has been stopped by something. */
const most = 80

test(`a good site from ready parts takes at most ${most} actions`, async ({ page, editor, workspace }) => {
  const hand = createCountingHand(page, editor)
  const sections = editor.canvas.locator('.page-section')

  await test.step('a starter is chosen by its picture, and looked at page by page', async () => {
    await workspace.open()
    await hand.click(page.getByRole('button', { name: 'New site' }))
    const dialog = page.getByRole('dialog', { name: 'Create New Project' })
    await expect(dialog.getByLabel('Project Name')).toBeFocused()
    await hand.type('Bakery')
    await hand.click(dialog.getByRole('radio', { name: 'Landing page' }))
    const title = dialog.frameLocator('iframe').getByRole('heading', { level: 1 })
    await expect(title).toHaveText('Your day has an end.')
    await hand.click(dialog.frameLocator('iframe').getByRole('link', { name: 'Prices', exact: true }))
    await expect(title).toHaveText('Two prices, no small print')
    await hand.click(dialog.getByRole('button', { name: 'Create Project' }))
    await editor.ready()
    await expect(editor.element('h1.hero-title')).toHaveText('Your day has an end.')
    await expect(page.getByText('Restricted', { exact: true })).toHaveCount(0)
  })

  await test.step('its accent is another colour', async () => {
    const colour = () => editor.styleOf('.hero .button', 'background-color')
    await hand.key('ControlOrMeta+Shift+F')
    const panel = page.getByRole('region', { name: 'Find and replace' })
    await hand.click(panel.getByRole('combobox', { name: 'Look for' }))
    await hand.click(page.getByRole('option', { name: 'Code' }))
    await hand.click(panel.getByLabel('Find', { exact: true }))
    await hand.type('#b93c12, #ff9d6b')
    await hand.click(panel.getByLabel('Replace with'))
    await hand.type('#14614b, #14614b')
    await expect(panel.getByText('1 result in 1 place')).toBeVisible()
    await hand.click(panel.getByRole('button', { name: 'Replace all' }))
    await expect.poll(colour).toBe('rgb(20, 97, 75)')
  })

  await test.step('a text is written', async () => {
    await hand.rewrite('h1.hero-title', 'Bread by seven.')
  })

  await test.step('a section comes by the pointer, in the colours of the site', async () => {
    await hand.point('.quote-text')
    await hand.key('/')
    const card = page
      .getByRole('region', { name: 'Blocks' })
      .getByRole('button', { name: 'Numbers in a row', exact: true })
    await hand.click(card)
    await expect(sections).toHaveCount(1)
  })

  await test.step('another one by keyboard alone', async () => {
    await hand.key('/')
    await expect(page.getByLabel('Search blocks')).toBeFocused()
    await hand.type('quotes in cards')
    await hand.key('Enter')
    await expect(sections).toHaveCount(2)
  })

  await test.step('the preview shows all of it', async () => {
    await editor.save()
    await hand.key('ControlOrMeta+Shift+P')
    const preview = page.getByRole('dialog', { name: 'Preview' }).frameLocator('iframe')
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Bread by seven.')
    await expect(preview.locator('.page-section')).toHaveCount(2)
    await hand.key('Escape')
  })

  const { 'index.html': index = '', 'global/global.css': css = '', ...others } = await exported()
  expect(index).toContain('Bread by seven.')
  expect(index.match(/class="page-section/g)).toHaveLength(2)
  expect(index).not.toContain('<script')
  for (const token of ['--color-accent:', '--color-text:', '--font-heading:'])
    expect(css.split(token), token).toHaveLength(2)
  for (const path of ['pages/pricing.html', 'sitemap.xml', 'robots.txt', 'fonts/OFL.txt'])
    expect(Object.keys(others)).toContain(path)
  test.info().annotations.push({ type: 'actions', description: String(hand.actions()) })
  expect(hand.actions()).toBeLessThanOrEqual(most)

  async function exported(): Promise<Record<string, string>> {
    const download = page.waitForEvent('download')
    await hand.click(page.getByRole('banner').getByRole('button', { name: 'Export' }))
    const zip = unzipSync(await readFile(await (await download).path()))
    return Object.fromEntries(Object.entries(zip).map(([path, file]) => [path, strFromU8(file)]))
  }
})
