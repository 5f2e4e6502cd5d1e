import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { strFromU8, unzipSync } from 'fflate'
import { createCountingHand } from '../actors/counting-hand.ts'
import { expect, test } from '../actors/test.ts'

test.use({ installs: false })

/** More than this and a person has been stopped by something. */
const most = 80
/** Bytes of script, compressed, of a page with a reveal, a toggle, a form and a menu. */
const mostScript = 18_000

/** Every script that a page names, as a server compresses it. */
function scripts(html: string, files: Readonly<Record<string, string>>): number {
  const paths = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(0)
  return paths.reduce((sum, path) => sum + gzipSync(files[path] ?? '', { level: 9 }).length, 0)
}

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

  await test.step('it comes into view by a preset', async () => {
    await hand.click(page.getByRole('tab', { name: 'Motion', exact: true }))
    await hand.click(page.getByRole('region', { name: 'Motion presets' }).getByRole('button', { name: 'Fade up' }))
    await expect(page.getByLabel('Duration, s')).toBeVisible()
  })

  await test.step('a form and a menu are put in by keyboard', async () => {
    for (const [words, added] of [
      ['contact form with states', 'form[data-pattern]'],
      ['mobile menu', '.drawer'],
    ] as const) {
      await hand.key('/')
      await expect(page.getByLabel('Search blocks')).toBeFocused()
      await hand.type(words)
      await hand.key('Enter')
      await expect(editor.canvas.locator(added)).toHaveCount(1)
    }
  })

  await test.step('a button of the page shows and hides a text', async () => {
    await hand.point('.hero .button')
    await hand.add('button')
    await hand.click(page.getByRole('tab', { name: 'Interactions', exact: true }))
    const presets = page.getByRole('region', { name: 'Interaction presets' })
    await hand.click(presets.getByRole('button', { name: 'Toggle a menu' }))
    await hand.click(presets.getByRole('combobox', { name: 'What is shown and hidden' }))
    await hand.type('.quote-text')
    await hand.key('Tab')
    await hand.click(presets.getByRole('button', { name: 'Use' }))
    await expect(editor.element('.hero button')).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('the preview shows all of it, and it works', async () => {
    await editor.save()
    await hand.key('ControlOrMeta+Shift+P')
    const preview = page.getByRole('dialog', { name: 'Preview' }).frameLocator('iframe')
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Bread by seven.')
    await expect(preview.locator('.page-section')).toHaveCount(3)
    await preview.locator('.hero button').click()
    await expect(preview.locator('.quote-text')).toBeHidden()
    await preview.locator('.page-section').nth(1).scrollIntoViewIfNeeded()
    await expect(preview.locator('.page-section').nth(1)).toHaveCSS('opacity', '1')
    await hand.click(page.getByRole('dialog', { name: 'Preview' }).getByRole('button', { name: 'Close' }))
  })

  const { 'index.html': index = '', 'global/global.css': css = '', ...others } = await exported()
  expect(index).toContain('Bread by seven.')
  expect(index.match(/class="page-section/g)).toHaveLength(3)
  expect(scripts(index, others)).toBeLessThanOrEqual(mostScript)
  expect(others['pages/pricing.html']).not.toContain('<script')
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
