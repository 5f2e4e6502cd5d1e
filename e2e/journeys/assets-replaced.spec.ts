import { expect, test } from '../actors/test.ts'

const svg = (color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="${color}" d="M0 0h9v9H0z"/></svg>`,
  )

test('a file that takes the place of another shows its own picture in the manager at once', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Assets', 'Image')
  await editor.openPlace('Files Manager')
  const dialog = page.getByRole('dialog', { name: 'Files Manager' })
  const upload = (color: string) =>
    dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: svg(color) })
  const picture = dialog.getByRole('button', { name: /^a\.svg/ }).locator('img')
  const colour = () =>
    picture.evaluate((image: HTMLImageElement) => {
      // Not there yet: on a first visit it comes with the service worker.
      if (image.naturalWidth === 0) return null
      const context = new OffscreenCanvas(9, 9).getContext('2d')!
      context.drawImage(image, 0, 0, 9, 9)
      return [...context.getImageData(4, 4, 1, 1).data].join()
    })
  await upload('#f00')
  await expect.poll(colour).toBe('255,0,0,255')
  await upload('#00f')
  await page.getByRole('button', { name: 'Replace', exact: true }).click()
  await expect.poll(colour).toBe('0,0,255,255')
})
