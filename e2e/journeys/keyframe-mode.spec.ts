import type { Page } from '@playwright/test'
import type { Pergola } from '@pergola/contracts'
import { expect, test } from '../actors/test.ts'

test.use({ installs: false })

declare const window: Window & { pergola: Pergola }

const html = `<main class="page"><h1 class="title">Light</h1></main>`
const css = `.title { color: teal }
@keyframes rise { from { opacity: 0 } 50% { color: tomato } to { opacity: 1 } }
`

async function source(page: Page): Promise<string> {
  return page.evaluate(async () => (await window.pergola.page.source()).css)
}

test('a frame of an animation is styled with the style panel, undone, and left', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Keyframes')
  await page.evaluate((files) => window.pergola.page.load(files), { html, css })
  await editor.select('.title')
  await editor.tab('Styling')
  await editor.openPlace('Animation Builder')
  await page.getByRole('button', { name: /^rise/ }).click()
  await page.getByRole('button', { name: 'Edit frame 50% in the style panel' }).click()

  const panel = page.getByRole('region', { name: 'Styling', exact: true })
  await expect(page.getByText('You Are In Animations Builder Mode')).toBeVisible()
  await expect(panel.getByText('50% · @keyframes rise')).toBeVisible()
  await expect(panel.getByRole('group', { name: 'Classes' })).toHaveCount(0)
  await expect(panel.getByRole('group', { name: 'States' })).toHaveCount(0)
  await expect(panel.getByRole('button', { name: 'Animation', exact: true })).toHaveCount(0)

  await panel.getByLabel('Width', { exact: true }).fill('50%')
  await page.keyboard.press('Enter')
  await expect.poll(() => source(page)).toMatch(/50% \{ color: tomato;\s*width: 50%;?\s*\}/)
  expect(await source(page)).toContain('.title { color: teal }')
  await editor.undo()
  await expect.poll(() => source(page)).toBe(css)
  await expect(panel.getByLabel('Width', { exact: true })).toHaveValue('')

  const point = await editor.centreOf(page.getByRole('slider', { name: 'Frame of rise' }).nth(1))
  await editor.drag(point, { x: point.x + 40, y: point.y })
  await expect.poll(() => source(page)).toMatch(/ (6|7)\d% \{ color: tomato \}/)
  await expect(editor.element('.title')).toHaveCSS('color', 'rgb(255, 99, 71)')
  await editor.undo()
  await expect.poll(() => source(page)).toBe(css)

  await page.getByRole('button', { name: /^Edit frame 50%/ }).click()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(panel.getByRole('group', { name: 'Classes' })).toBeVisible()
  await panel.getByLabel('Width', { exact: true }).fill('40%')
  await page.keyboard.press('Enter')
  await expect.poll(() => source(page)).toBe(css.replace('teal }', 'teal; width: 40% }'))
})

test('what is wrong with the percentages of a new frame is in sight, beside the bar of the mode', async ({
  page,
  editor,
  startSite,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  await startSite('Keyframes')
  const frames = Array.from({ length: 8 }, (_, index) => `${index * 10}% { color: tomato; opacity: 0.${index} }`)
  await page.evaluate((files) => window.pergola.page.load(files), {
    html,
    css: `@keyframes rise { ${frames.join(' ')} }`,
  })
  await editor.openPlace('Animation Builder')
  await page.getByRole('button', { name: /^rise/ }).click()
  await page.getByRole('button', { name: 'Edit frame 70% in the style panel' }).click()
  await page.getByLabel('Percentages').fill('much')
  await page.keyboard.press('Enter')
  const problem = page.getByRole('region', { name: 'Animation Builder', exact: true }).getByRole('alert')
  const isOnTop = (shown: Element) => {
    const { left, right, top, bottom } = shown.getBoundingClientRect()
    return [top + 1, bottom - 1].every((y) => document.elementFromPoint((left + right) / 2, y) === shown)
  }
  await expect.poll(() => problem.evaluate(isOnTop)).toBe(true)
})
