import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from '../actors/test.ts'
import { zip } from '../support/zip-folder.ts'

const { resolve } = createRequire(import.meta.url)
const fontFile = (name: string) => readFileSync(resolve(name))
const pageSource = '<!doctype html><title>Fonts</title><link rel="stylesheet" href="own.css"><h1>Words</h1>'
const hasLoaded = (body: Element, name: string) =>
  [...body.ownerDocument.fonts].some(({ family, status }) => family.replaceAll('"', '') === name && status === 'loaded')

test('a font of one’s own and one of Google’s: installed, used in the canvas at once, offered, deleted', async ({
  page: window,
  context,
  workspace,
  editor,
}) => {
  const asked: string[] = []
  await context.route(/^https:/, async (route) => {
    const url = new URL(route.request().url())
    asked.push(url.host)
    const path = url.pathname.replace(/^\/npm\//, '').replace('@5/', '/')
    await route.fulfill({ body: fontFile(path), headers: { 'access-control-allow-origin': '*' } })
  })
  await workspace.open()
  await workspace.load(zip('fonts.zip', { 'index.html': pageSource, 'own.css': 'h1 { color: red }' }))
  await expect(editor.toast('Project loaded successfully')).toBeVisible()
  await workspace.edit('fonts')
  await expect(editor.element('h1')).toBeVisible()

  await editor.openPlace('Fonts Installer')
  const dialog = window.getByRole('dialog', { name: 'Custom font Installer' })
  await dialog.getByRole('tab', { name: 'Upload Fonts' }).click()
  await dialog
    .getByLabel('Choose font files', { exact: true })
    .last()
    .setInputFiles([
      {
        name: 'icons.woff2',
        mimeType: '',
        buffer: fontFile('@fortawesome/fontawesome-free/webfonts/fa-solid-900.woff2'),
      },
      { name: 'broken.ttf', mimeType: '', buffer: Buffer.from('\u0000\u0001\u0000\u0000 broken') },
    ])
  await expect(dialog.getByRole('alert')).toContainText('damaged or incomplete')
  await expect(dialog.getByText('900 · woff2')).toBeVisible()
  const name = dialog.getByLabel('Family name of icons.woff2')
  await expect(name).toHaveValue('Font Awesome 5 Free')
  await name.fill('My Icons')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(editor.toast('1 Font File(s) Installed Successfully')).toBeVisible()

  await dialog.getByRole('tab', { name: 'Google Fonts' }).click()
  await dialog.getByLabel('Search Google families').fill('abee')
  await dialog.getByRole('button', { name: /^ABeeZee/ }).click()
  await dialog.getByLabel('400 - Regular Italic').check()
  expect(asked).toEqual([])
  await dialog.getByRole('button', { name: 'Install Locally' }).click()
  await expect(dialog.getByText('Installed', { exact: true })).toBeVisible()
  expect(asked).toEqual(['cdn.jsdelivr.net'])
  await dialog.getByRole('tab', { name: 'Installed Fonts' }).click()
  await expect(dialog.getByText('2 installed')).toBeVisible()
  await window.keyboard.press('Escape')

  await editor.select('h1')
  await editor.tab('Styling')
  await editor.style('Typography', 'Font', 'ABeeZee-italic')
  await expect.poll(() => editor.styleOf('h1', 'font-family')).toBe('ABeeZee-italic')
  await expect.poll(() => editor.element('body').evaluate(hasLoaded, 'ABeeZee-italic')).toBe(true)

  await editor.openPlace('Fonts Installer')
  await dialog.getByRole('button', { name: 'Delete ABeeZee-italic' }).click()
  await window.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(editor.toast('Font deleted')).toBeVisible()
  await expect(dialog.getByText('1 installed')).toBeVisible()
  await expect
    .poll(() => editor.element('body').evaluate((body) => [...body.ownerDocument.fonts].map(({ family }) => family)))
    .toEqual(['My Icons'])
})

test('a family that is looked at is of the list that is shown, and its files come from where that says', async ({
  page,
  context,
  editor,
  startSite,
}) => {
  const asked: string[] = []
  const url = 'https://fonts.gstatic.com/s/abeezee/abeezee.woff2'
  const items = [{ family: 'ABeeZee', category: 'sans-serif', files: { regular: url } }]
  await context.route(/^https:/, async (route) => {
    const { host } = new URL(route.request().url())
    asked.push(host)
    const headers = { 'access-control-allow-origin': '*' }
    if (host === 'www.googleapis.com') return route.fulfill({ json: { items }, headers })
    return route.fulfill({ body: fontFile('@fontsource/abeezee/files/abeezee-latin-400-normal.woff2'), headers })
  })
  await startSite('Google')
  await editor.openPlace('Fonts Installer')
  const dialog = page.getByRole('dialog', { name: 'Custom font Installer' })
  await dialog.getByRole('tab', { name: 'Google Fonts' }).click()
  await dialog.getByLabel('Search Google families').fill('abee')
  await dialog.getByRole('button', { name: /^ABeeZee/ }).click()
  await expect(dialog.getByLabel('400 - Regular Italic')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use an API key…' }).click()
  await dialog.getByLabel('Google Fonts API key').fill('key')
  await dialog.getByRole('button', { name: 'Load from Google' }).click()
  await expect(dialog.getByText(/fonts\.gstatic\.com/)).toBeVisible()
  await expect(dialog.getByLabel('400 - Regular Italic')).toBeHidden()
  await dialog.getByLabel('400 - Regular').check()
  await dialog.getByRole('button', { name: 'Install Locally' }).click()
  await expect(editor.toast('1 Font File(s) Installed Successfully')).toBeVisible()
  expect(asked).toEqual(['www.googleapis.com', 'fonts.gstatic.com'])
})

test('a font among the assets is shown by its letters, one that cannot be read by the sign of a file', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Letters')
  await editor.openPlace('Files Manager')
  const dialog = page.getByRole('dialog', { name: 'Files Manager' })
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      {
        name: 'whole.woff2',
        mimeType: 'font/woff2',
        buffer: fontFile('@fortawesome/fontawesome-free/webfonts/fa-solid-900.woff2'),
      },
      { name: 'broken.woff2', mimeType: 'font/woff2', buffer: Buffer.from('no font') },
    ])
  const lettersOf = (name: string) => dialog.getByRole('button', { name: new RegExp(`^${name}`) }).getByText('Aa')
  await expect(lettersOf('whole')).toHaveCount(1)
  await expect(lettersOf('broken')).toHaveCount(0)
  await expect(lettersOf('whole')).toHaveCount(1)
})
