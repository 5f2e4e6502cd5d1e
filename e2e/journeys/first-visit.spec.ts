import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator } from '@playwright/test'
import { expect, test } from '../actors/test.ts'
import { zip } from '../support/zip-folder.ts'

const require = createRequire(import.meta.url)
const font = readFileSync(require.resolve('@fontsource/abeezee/files/abeezee-latin-400-normal.woff2'))
const red = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path fill="red" d="M0 0h40v40H0z"/></svg>`
const html = `<!doctype html><head><title>First</title><meta property="og:image" content="assets/leaf.svg"></head><h1>Words</h1>
<img src="assets/leaf.svg" alt=""><picture><img srcset="assets/leaf.svg 1x" alt=""></picture>
<svg width="40" height="40"><image href="assets/leaf.svg" width="40" height="40"></image></svg>`

/** On the editor's own origin the worker comes when it is let in, as over a slow network. */
function holdServiceWorker() {
  if (location.hostname !== 'localhost') return
  const { register } = ServiceWorkerContainer.prototype
  const letIn = new Promise<void>((resolve) => Object.assign(globalThis, { letIn: resolve }))
  ServiceWorkerContainer.prototype.register = async function (...given) {
    await letIn
    return register.apply(this, given)
  }
}

const isShown = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
const lettersAre = (body: Element) =>
  [...body.ownerDocument.fonts].find(({ family }) => family.includes('asset'))?.status

/** Stands in the project's only page before the worker is there: nothing of the project's own can be shown. */
const arrive = test.extend<{ letIn: () => Promise<void> }>({
  letIn: async ({ page, context, workspace, editor }, provide) => {
    await context.addInitScript(holdServiceWorker)
    await workspace.open()
    const files = { 'index.html': html, 'logo.png': red, 'assets/leaf.svg': red, 'assets/letters.woff2': font }
    await workspace.load(zip('first.zip', files))
    await expect(editor.toast('Project loaded successfully')).toBeVisible()
    await workspace.edit('first')
    await editor.ready()
    await provide(async () => {
      await page.evaluate(() => (globalThis as unknown as { letIn: () => void }).letIn())
      await editor.installed()
    })
  },
})

arrive(
  'assets that are looked at before the service worker is there are shown when it comes',
  async ({ page, editor, letIn }) => {
    await editor.openPlace('Files Manager')
    const dialog = page.getByRole('dialog', { name: 'Files Manager' })
    const card = dialog.getByRole('button', { name: /^leaf.svg/ })
    await expect(card).toBeVisible()
    const letters = dialog.getByRole('button', { name: /^letters.woff2/ })
    // The sign of a file stands there for what could not be had.
    for (const unread of [card, letters]) await expect(unread.locator('svg')).toBeVisible()
    await expect(card.locator('img')).toHaveCount(0)
    await expect(letters.getByText('Aa')).toHaveCount(0)
    const pictures = editor.canvas.locator('img')
    for (const picture of await pictures.all()) expect(await isShown(picture)).toBe(false)

    await letIn()
    await expect.poll(() => isShown(card.locator('img'))).toBe(true)
    await expect(letters.getByText('Aa')).toBeVisible()
    await expect.poll(() => page.locator('body').evaluate(lettersAre)).toBe('loaded')
    for (const picture of await pictures.all()) await expect.poll(() => isShown(picture)).toBe(true)
  },
)

arrive(
  'the icon and the picture of a shared page are shown when the service worker comes',
  async ({ page, editor, letIn }) => {
    await editor.openPlace('Page Helmet')
    const shared = page.getByRole('region', { name: 'Shared' })
    await expect(shared.getByText('The file of og:image is no picture that can be shown')).toBeVisible()
    await letIn()
    await expect.poll(() => isShown(shared.locator('img'))).toBe(true)
  },
)
