import type { Pergola } from '@pergola/contracts'
import { expect, test } from '../actors/test.ts'

declare const window: Window & { pergola: Pergola }

test.use({ installs: false })

const css = `:root {
  color-scheme: light dark;
  --paper: light-dark(#ffffff, #111111);
  --ink: light-dark(#222222, #eeeeee);
  --brand: #3b82f6;
  --text-lg: 1.5rem;
  --space-md: 2rem;
  --radius: 12px;
  --shadow: 0 2px 8px rgb(0 0 0 / 0.4);
}

body {
  background: var(--paper);
  color: var(--ink);
}

.btn {
  padding: 8px 16px;
  border: 0;
  border-radius: var(--radius);
  background: rgb(1, 2, 3);
  color: white;
}

.btn:hover {
  background: rgb(4, 5, 6);
}
`

test('the system of the site is seen on one sheet in both schemes, and becomes a page', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('System')
  await page.evaluate((styles) => window.pergola.page.load({ html: '<p>Hi</p>\n', css: styles, js: '' }), css)
  await editor.openPlace('Variables')
  const guide = page.getByRole('region', { name: 'Style guide' })
  const frame = (scheme: string) => guide.frameLocator(`iframe[title="Style guide, ${scheme}"]`)
  const styleOf = (scheme: string, selector: string, property: string) =>
    frame(scheme)
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

  await test.step('each scheme is drawn by the sheets of the site, states held', async () => {
    await page.getByRole('region', { name: 'Variables' }).getByRole('button', { name: 'Style guide' }).click()
    await expect(frame('light').getByRole('heading', { name: 'Style guide' })).toBeVisible()
    await expect(frame('dark').getByRole('heading', { name: 'Style guide' })).toBeVisible()
    expect(await styleOf('light', 'body', 'background-color')).toBe('rgb(255, 255, 255)')
    expect(await styleOf('dark', 'body', 'background-color')).toBe('rgb(17, 17, 17)')
    await expect(frame('light').getByText('3.67 AA large on --paper, light')).toBeVisible()
    expect(await styleOf('light', '.btn[data-guide-state="hover"]', 'background-color')).toBe('rgb(4, 5, 6)')
    expect(await styleOf('light', '.btn', 'background-color')).toBe('rgb(1, 2, 3)')
    expect(await styleOf('light', '[style*="--radius"]', 'border-radius')).toBe('12px')
  })

  await test.step('by keys: one scheme alone, and a page of it', async () => {
    await guide.getByRole('button', { name: 'Both' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(guide.locator('iframe')).toHaveCount(1)
    await guide.getByRole('button', { name: 'Export as a page' }).focus()
    await page.keyboard.press('Enter')
    await expect(editor.toast('The style guide is the page style-guide now.')).toBeVisible()
    await expect(guide).toBeHidden()
    await expect(editor.element('h1')).toHaveText('Style guide')
    expect((await page.evaluate(() => window.pergola.page.source())).js).toBe('')
    expect((await page.evaluate(() => window.pergola.page.source())).css).toContain('.style-guide')
  })
})
