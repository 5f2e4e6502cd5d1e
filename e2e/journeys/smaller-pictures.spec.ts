import type { Page } from '@playwright/test'
import { expect, test } from '../actors/test.ts'
import { unzipToDisk } from '../support/unzip-to-disk.ts'
import { zip } from '../support/zip-folder.ts'

test.use({ installs: false })

/** A picture of many colours, as a camera gives it. */
async function drawnPhoto(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2000, 1200)
    const context = canvas.getContext('2d')
    for (let x = 0; x < 2000; x += 8) {
      for (let y = 0; y < 1200; y += 8) {
        if (context) context.fillStyle = `rgb(${x / 8} ${y / 6} ${(x * y) % 97})`
        context?.fillRect(x, y, 8, 8)
      }
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
    return [...new Uint8Array(await blob.arrayBuffer())]
  })
  return Buffer.from(bytes)
}

test('with the setting on an export offers smaller pictures, and a browser takes the one that fits its window', async ({
  page,
  workspace,
  editor,
  browser,
}) => {
  await workspace.open()
  const photo = await drawnPhoto(page)
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Photos</title><link rel="stylesheet" href="site.css"></head><body><img src="pictures/photo.jpg" alt="Hills"></body></html>`
  const css = 'body { margin: 0 } img { max-width: 100%; height: auto }'
  await workspace.load(zip('photos.zip', { 'index.html': html, 'site.css': css, 'pictures/photo.jpg': photo }))
  await workspace.edit('photos')
  await editor.ready()
  await editor.openPlace('Settings')
  await page.getByRole('switch', { name: 'Make smaller pictures' }).click()
  await page.keyboard.press('Escape')
  await editor.leave()

  const site = unzipToDisk(await workspace.export('photos'))
  await expect(page.getByText(/^1 picture: .* → /)).toBeVisible()
  expect(site.files['pictures/photo.jpg']).toEqual(new Uint8Array(photo))
  const sizeOf = (width: number) => site.files[`libs/pictures/pictures/photo.jpg-${width}.webp`]?.length ?? Infinity
  expect([480, 828, 1200, 2000].map(sizeOf).toSorted((left, right) => left - right)[0]).toBe(sizeOf(480))
  expect(sizeOf(2000)).toBeLessThan(photo.length)

  for (const [width, shown] of [
    [360, 480],
    [1440, 2000],
  ] as const) {
    const visitor = await browser.newPage({ viewport: { width, height: 800 } })
    await visitor.goto(site.addressOf('index.html'))
    const image = visitor.getByRole('img', { name: 'Hills' })
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
      .toContain(`${shown}.webp`)
    await expect
      .poll(() =>
        image.evaluate((element: HTMLImageElement) => [element.complete, element.clientWidth, element.clientHeight]),
      )
      .toEqual([true, width, Math.round(width * 0.6)])
    await visitor.screenshot({ path: test.info().outputPath(`page-${width}.png`) })
    await visitor.close()
  }
})
