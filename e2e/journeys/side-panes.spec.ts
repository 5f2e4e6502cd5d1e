import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../actors/test.ts'

test.use({ installs: false })

const separator = (page: Page, side: 'left' | 'right') =>
  page.getByRole('separator', { name: `Width of the ${side} panel` })
const region = (page: Page, name: 'left' | 'canvas') => page.locator(`[data-region="${name}"]`)

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element has no box.')
  return box
}

/** Presses the separator and moves the pointer, still pressed, by so many pixels. */
async function pull(page: Page, handle: Locator, by: number): Promise<void> {
  const { x, y, height } = await boxOf(handle)
  await page.mouse.move(x, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + by / 2, y + height / 2)
  await page.mouse.move(x + by, y + height / 2)
}

test.describe('separators of the side panes', () => {
  test('a drag widens a pane over the page, Escape gives it up, a reload keeps it', async ({ page, startSite }) => {
    await startSite('Panes')
    const left = region(page, 'left')
    const { width } = await boxOf(left)

    await pull(page, separator(page, 'left'), 90)
    await expect.poll(async () => (await boxOf(left)).width).toBe(width + 90)
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await boxOf(left)).width).toBe(width)
    await page.mouse.up()

    const canvas = await boxOf(region(page, 'canvas'))
    await pull(page, separator(page, 'right'), -120)
    await page.mouse.up()
    await page.mouse.move(canvas.x + 200, canvas.y + 200)
    await expect.poll(async () => (await boxOf(region(page, 'canvas'))).width).toBe(canvas.width - 120)

    await page.reload()
    await expect(page.getByRole('separator', { name: 'Width of the right panel' })).toBeVisible()
    await expect.poll(async () => (await boxOf(separator(page, 'right'))).x).toBe(canvas.x + canvas.width - 120)
  })

  test('keys move a separator between its limits, and a narrow window shrinks the panes', async ({
    page,
    startSite,
  }) => {
    await startSite('Panes by keyboard')
    const handle = separator(page, 'left')
    const left = region(page, 'left')
    const { width } = await boxOf(left)

    await handle.press('ArrowRight')
    await expect.poll(async () => (await boxOf(left)).width).toBe(width + 10)
    await handle.press('Home')
    await expect(handle).toHaveAttribute('aria-valuenow', '240')
    await handle.press('ArrowLeft')
    await expect(handle).toHaveAttribute('aria-valuenow', '240')
    await handle.press('End')
    await separator(page, 'right').press('Home')

    await page.setViewportSize({ width: 900, height: 700 })
    await expect.poll(async () => (await boxOf(left)).width).toBeLessThan(300)
    await expect.poll(async () => (await boxOf(region(page, 'canvas'))).width).toBeCloseTo(320, 0)
    await page.setViewportSize({ width: 1400, height: 800 })
    await expect.poll(async () => (await boxOf(left)).width).toBeGreaterThan(400)
  })
})
