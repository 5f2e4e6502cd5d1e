import type { Pergola } from '@pergola/contracts'
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

test('the page shows what its files are now: one that is brought, replaced, deleted, brought back, and again', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Assets')
  await editor.installed()
  await page.evaluate(() =>
    (globalThis as unknown as { pergola: Pergola }).pergola.page.load({
      html: '<img alt="" src="./assets/a.svg"><b style="background: url(./assets/a.svg)">B</b><picture><source srcset="assets/a.svg 1x"><img id="p" alt=""></picture><i>I</i>',
      css: 'i { background: url(../assets/a.svg) }',
    }),
  )
  await editor.save()
  const width = (selector: string) =>
    editor.element(selector).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)
  const shown = async () => [await width('img'), await width('#p')]
  /** What is at the addresses that the sheet and the style attribute have in the frame. */
  const inSheets = async () => {
    const pictures = ['b', 'i'].map((selector) => editor.styleOf(selector, 'background-image'))
    const addresses = (await Promise.all(pictures)).map((picture) => /url\("(.*)"\)/.exec(picture)?.[1] ?? '')
    const ask = (address: string) => page.evaluate(async (url) => (await fetch(url)).status, address)
    return Promise.all(addresses.map(ask))
  }

  const dialog = page.getByRole('dialog', { name: 'Files Manager' })
  const upload = async (size: number) => {
    const buffer = Buffer.from(svg('#f00').toString().replaceAll('"9"', `"${size}"`))
    await editor.openPlace('Files Manager')
    await dialog.locator('input[type=file]').first().setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer })
  }
  await upload(20)
  await expect.poll(shown).toEqual([20, 20])
  await page.keyboard.press('Escape')
  await upload(30)
  await page.getByRole('button', { name: 'Replace', exact: true }).click()
  await expect.poll(shown).toEqual([30, 30])

  await dialog.getByRole('button', { name: 'Delete a.svg' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(shown).toEqual([0, 0])
  await expect(editor.element('img')).toHaveAttribute('pergola-broken', '')
  expect(await inSheets()).toEqual([404, 404])
  await page.keyboard.press('Escape')
  // What is drawn anew does not come back from what the browser remembers.
  await editor.select('img')
  await page.keyboard.press('ControlOrMeta+D')
  await expect.poll(() => width('img + img')).toBe(0)

  await editor.undo()
  await editor.undo()
  await expect.poll(shown).toEqual([30, 30])
  expect(await inSheets()).toEqual([200, 200])
  expect(
    await page.evaluate(() => (globalThis as unknown as { pergola: Pergola }).pergola.page.source()),
  ).toMatchObject({
    html: expect.stringContaining('<img alt="" src="./assets/a.svg">'),
    css: 'i { background: url(../assets/a.svg) }',
  })
})
