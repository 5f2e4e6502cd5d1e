import type { Page } from '@playwright/test'
import type { Pergola } from '@pergola/contracts'
import { expect, test } from '../actors/test.ts'

declare const window: Window & { pergola: Pergola }

test.use({ installs: false })

const html = `<section class="row"><p class="card" style="color:green;TOP : 0">Pasted</p><p class="card">Other</p></section>
<h1 class="inf-a1b2c">Title</h1>`
const css = `.row { display: flex; flex-direction: column }
.card { padding: 4px }
.inf-a1b2c { color: navy }
`

const panelOf = (page: Page) => page.getByRole('region', { name: 'Styling', exact: true })
const source = (page: Page) => page.evaluate(() => window.pergola.page.source())

test('a person pastes values, takes them back in the field, and sees whose style it is', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Sources')
  await page.evaluate((files) => window.pergola.page.load(files), { html, css })
  const panel = panelOf(page)

  await test.step('a value as it stands in a sheet, and undo in its field', async () => {
    await editor.select('h1')
    await editor.tab('Styling')
    const width = panel.getByLabel('Width', { exact: true })
    await width.fill('50,5;')
    await width.press('Enter')
    await expect.poll(async () => (await source(page)).css).toContain('width: 50.5px')
    await expect(width).toHaveValue('50.5px')
    await width.press('Control+z')
    await expect.poll(async () => (await source(page)).css).toBe(css)
    await width.press('Control+Shift+z')
    await expect(width).toHaveValue('50.5px')
    await expect(width).toBeFocused()
    await width.press('Control+z')
    await expect.poll(async () => (await source(page)).css).toBe(css)
    await width.fill('width: 33% ;')
    await width.press('Enter')
    await expect.poll(async () => (await source(page)).css).toContain('width: 33%')
    await width.press('Control+z')
    await expect.poll(async () => (await source(page)).css).toBe(css)
  })

  await test.step('a class that was made gets a readable name by one press', async () => {
    await panel.getByRole('button', { name: /^Name it/ }).click()
    await expect.poll(async () => (await source(page)).html).not.toContain('inf-a1b2c')
    await expect.poll(async () => (await source(page)).css).not.toContain('inf-a1b2c')
  })

  await test.step('the pictures of a flex container turn with its direction', async () => {
    await editor.select('.card')
    await page.evaluate(() => window.pergola.page.select('.row'))
    const justify = panel.getByRole('group', { name: 'Justify', exact: true })
    const turn = () =>
      justify
        .locator('svg')
        .first()
        .evaluate((svg) => svg.style.transform)
    await expect.poll(turn).toContain('matrix')
    await panel.getByRole('group', { name: 'Direction', exact: true }).getByRole('button', { name: 'row' }).click()
    await expect.poll(turn).toBe('')
  })

  await test.step('a value that loses against a style attribute says so, and the attribute moves into the class', async () => {
    await page.evaluate(() => window.pergola.page.select('.card[style]'))
    await expect(panel.getByRole('group', { name: 'style attribute' })).toBeVisible()
    await page.evaluate(() => window.pergola.page.setStyle({ color: 'blue' }))
    await expect(panel.getByText('color loses against the style attribute')).toBeVisible()
    await panel.getByRole('button', { name: 'Use this rule' }).click()
    await expect.poll(async () => (await source(page)).html).toContain('style="TOP : 0"')
    await panel.getByRole('button', { name: 'Move into .card' }).click()
    await expect.poll(async () => (await source(page)).html).not.toContain('style=')
    await expect.poll(async () => (await source(page)).css).toMatch(/\.card \{[^}]*top: 0/i)
  })
})
