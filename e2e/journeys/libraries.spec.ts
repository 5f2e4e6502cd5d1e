import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from '../actors/test.ts'
import { zip } from '../support/zip-folder.ts'

test.use({ installs: false })

const require = createRequire(import.meta.url)
const petiteVue = readFileSync(join(dirname(require.resolve('petite-vue')), 'petite-vue.iife.js'))
const script = '<script src="./libs/js/footer/petite-vue.iife.js"></script>'

test('a library from a file: in its list, running in the preview, in the exported page; a style at once on the canvas', async ({
  page,
  workspace,
  editor,
  suite,
  startSite,
}) => {
  await startSite('Libraries', 'Heading')
  const dialog = page.getByRole('dialog', { name: 'Library Installer' })
  await editor.openPlace('Library Installer')
  await editor.uploadLibrary('petite-vue.iife.js', petiteVue)
  const scripts = dialog.getByRole('list', { name: 'Footer Scripts' })
  await expect(scripts.getByText('petite-vue.iife', { exact: true })).toBeVisible()
  // Found by running the file out of reach of everything.
  await expect(dialog.getByLabel('Global name of petite-vue.iife')).toHaveValue('PetiteVue')
  await editor.uploadLibrary('red.css', Buffer.from('h1 { color: rgb(255, 0, 0) }'))
  await expect(dialog.getByRole('list', { name: 'Styles' }).getByText('red', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.poll(() => editor.styleOf('h1', 'color')).toBe('rgb(255, 0, 0)')

  await editor.undo()
  await expect.poll(() => editor.styleOf('h1', 'color')).not.toBe('rgb(255, 0, 0)')
  await editor.save()
  await page.keyboard.press('ControlOrMeta+Shift+P')
  const overlay = page.getByRole('dialog', { name: 'Preview' })
  const shown = overlay.locator('iframe')
  await expect(shown).toHaveAttribute('src', suite.projectAddress)
  const heading = shown.contentFrame().locator('h1')
  await expect(heading).toHaveText('Heading')
  await expect.poll(() => heading.evaluate(() => 'PetiteVue' in globalThis)).toBe(true)
  await overlay.getByRole('button', { name: 'Close' }).click()
  await expect(overlay).toBeHidden()

  await editor.leave()
  const files = unzipSync(await readFile(await workspace.export('Libraries')))
  expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain(script)
  expect(Buffer.from(files['libs/js/footer/petite-vue.iife.js'] ?? [])).toEqual(petiteVue)
  expect(Object.keys(files)).not.toContain('libs/css/red.css')
})

test('a site that came with its pages gets a library on every page, and loses nothing else', async ({
  page,
  workspace,
  editor,
}) => {
  const html =
    '<!DOCTYPE html>\r\n<html>\r\n<head>\r\n  <title>Own</title>\r\n  <style>h1 { margin: 7px }</style>\r\n</head>\r\n<body>\r\n  <h1 class=big>Own</h1>\r\n  <script>document.title = typeof PetiteVue</script>\r\n</body>\r\n</html>\r\n'
  await workspace.open()
  await workspace.load(zip('own.zip', { 'index.html': html, 'docs/two.html': html }))
  await expect(editor.toast('Project loaded successfully')).toBeVisible()
  await workspace.edit('own')
  await editor.ready()
  await editor.openPlace('Library Installer')
  await editor.uploadLibrary('petite-vue.iife.js', petiteVue)
  await editor.uploadLibrary('red.css', Buffer.from('h1 { color: rgb(255, 0, 0); margin: 1px }'))
  await page.keyboard.press('Escape')
  // Before the page's own style, as it will be for a visitor.
  await expect.poll(() => editor.styleOf('h1', 'color')).toBe('rgb(255, 0, 0)')
  expect(await editor.styleOf('h1', 'margin-top')).toBe('7px')
  await editor.save()
  await editor.leave()
  const files = unzipSync(await readFile(await workspace.export('own')))
  const built = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const expected = (root: string) =>
    html
      .replace('<style>', `<link rel="stylesheet" href="${root}libs/css/red.css">\r\n  <style>`)
      .replace('<script>', `<script src="${root}libs/js/footer/petite-vue.iife.js"></script>\r\n  <script>`)
  expect(built('index.html')).toBe(expected('./'))
  expect(built('docs/two.html')).toBe(expected('../'))
})
