import type { Pergola } from '@pergola/contracts'
import type { Locator } from '@playwright/test'
import { expect, test } from '../actors/test.ts'

declare const window: Window & { pergola: Pergola }

test.use({ installs: false, viewport: { width: 1280, height: 720 } })

/** It flies in; where it stands is where it comes to rest. */
async function atRest(toast: Locator) {
  await toast.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)))
  return toast.boundingBox()
}

test('a message stands above an open dialog and covers nothing of it', async ({ page, editor, startSite }) => {
  await startSite('Messages', 'Heading')
  for (const place of ['Page Code Manager', 'Files Manager', 'Settings'])
    await test.step(place, () => standsAbove(place))

  async function standsAbove(place: string) {
    await editor.openPlace(place)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    // Saving from anywhere is told; there is nothing to save.
    await page.evaluate(() => window.pergola.commands.run('page.save'))
    const toast = page.locator('.Toastify__toast').last()
    await expect(toast).toBeVisible()
    const [message, below] = [await atRest(toast), await dialog.boundingBox()]
    if (!message || !below) throw new Error('the message or the dialog is gone')
    expect(message.y).toBeGreaterThanOrEqual(0)
    expect(message.y + message.height).toBeLessThanOrEqual(below.y)
    expect(below.y + below.height).toBeLessThanOrEqual(720)
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.locator('.Toastify__toast')).toHaveCount(0)
  }
})

test('what was said behind other messages over a dialog is over when its time is, and never keeps a new one waiting', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Messages', 'Heading')
  await editor.openPlace('Settings')
  const said = page.locator('.Toastify__toast')
  // One more than wait at a time.
  for (let count = 0; count <= 10; count += 1) await page.evaluate(() => window.pergola.commands.run('page.save'))
  await expect(said.first()).toBeAttached()
  await expect(said).toHaveCount(0)
})

test('over a dialog the outcome of what is done there is read, whatever ends beside it', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Messages', 'Heading')
  await editor.openPlace('Page Code Manager')
  await page.getByRole('textbox', { name: 'Code of HTML' }).click()
  await page.keyboard.type('<p>typed</p>')
  await page.keyboard.press('ControlOrMeta+S')
  const saved = editor.toast('File Saved Successfully')
  await expect(saved).toBeVisible()
  // As the end of the installation is told, which comes when it comes.
  await page
    .locator('.Toastify__toast')
    .last()
    .evaluate((one) => {
      const other = one.cloneNode(true) as Element
      other.classList.add('toast-aside')
      other.textContent = 'beside it'
      one.after(other)
    })
  await expect(editor.toast('beside it')).toBeHidden()
  await expect(saved).toBeVisible()
})

test('two problems at once over a dialog are both read: neither covers the other', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Messages', 'Heading')
  await editor.save()
  await editor.openPlace('Rest API Models')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await page.evaluate(() => window.pergola.commands.run('page.save'))
  const told = ['Fill all fields', 'You did not do any change!'].map((text) => editor.toast(text))
  for (const each of told) await expect(each).toBeVisible()
  for (const each of told) await atRest(each)
  const [first, second, below] = await Promise.all([...told, dialog].map((each) => each.boundingBox()))
  if (!first || !second || !below) throw new Error('a message or the dialog is gone')
  expect(first.x + first.width <= second.x || second.x + second.width <= first.x).toBe(true)
  for (const { y, height } of [first, second]) expect(y + height).toBeLessThanOrEqual(below.y)
})

test('a place of the rail beside a dialog is gone to at once, after what is typed was asked about', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Messages', 'Heading')
  await page.setViewportSize({ width: 1024, height: 768 })
  await editor.openPlace('Page Code Manager')
  const code = page.getByRole('dialog', { name: 'Page Code Manager' })
  await page.getByRole('textbox', { name: 'Code of HTML' }).click()
  await page.keyboard.type('<p>typed</p>')
  const press = async (place: string) => {
    const { x, y } = await editor.centreOf(page.getByRole('button', { name: place, exact: true, includeHidden: true }))
    await page.mouse.click(x, y)
  }
  const question = page.getByRole('alertdialog')
  await press('Settings')
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toBeHidden()
  await expect(code).toBeVisible()
  await press('Settings')
  await question.getByRole('button', { name: 'Close without saving' }).click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await expect(code).toBeHidden()
  await press('Add')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/add-blocks/)
})
