import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from '../actors/test.ts'

test.use({ installs: false })

test('content, kind and props of elements are changed, and only what a visitor needs is exported', async ({
  page,
  workspace,
  editor,
  startSite,
}) => {
  await startSite('Traits')
  await editor.dropBlock('Section')
  await expect(editor.element('section')).toBeVisible()
  await editor.dropBlock('Heading', 'section')
  await editor.select('h1')
  await editor.tab('Traits')
  await page.getByLabel('HTML inside').fill('A <em>new</em> heading')
  await page.keyboard.press('Tab')
  await expect(editor.element('h1 em')).toHaveText('new')

  // A heading that may not be removed stays, whatever key is pressed.
  await page.getByRole('button', { name: 'Props (Advanced)' }).click()
  await page.getByRole('switch', { name: /^removable/ }).click()
  await editor.select('h1')
  await page.keyboard.press('Delete')
  await expect(editor.element('h1')).toBeVisible()

  await editor.dropBlock('Splitter', 'section')
  await editor.select('section p')
  await editor.tab('Traits')
  await page.getByLabel('splitter', { exact: true }).fill('two words')
  await page.keyboard.press('Tab')
  await expect(editor.element('section p')).toHaveText('two words')
  await expect(editor.canvas.locator('section p .char')).toHaveCount(8)
  await editor.undo()
  await expect(editor.element('section p')).toHaveText('Insert your splitted text here')
  await editor.redo()
  await editor.save()
  await editor.leave()

  const files = unzipSync(await readFile(await workspace.export('Traits')))
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  expect(text('editor/pages/index.html')).toContain('inf-props="removable"')
  expect(text('index.html')).toContain('A <em>new</em> heading')
  expect(text('index.html')).not.toMatch(/inf-(?:props|splitter)|<script/)
})
