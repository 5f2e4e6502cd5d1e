import { readFile } from 'node:fs/promises'
import { unzipSync, strFromU8 } from 'fflate'
import { expect, test } from '../actors/test.ts'

test('a first site: build, style, save, export, load back', async ({ page, workspace, editor }) => {
  await workspace.open()
  await expect(page.getByText('No Projects Yet')).toBeVisible()
  await workspace.create('First site')
  await editor.ready()

  await editor.dropBlock('Section')
  await editor.dropBlock('Heading', 'section')
  await editor.writeInto('h1', 'Hello')
  await expect(editor.element('h1')).toHaveText('Hello')

  await editor.select('h1')
  await editor.style('Typography', 'Size', '40px')
  await expect.poll(() => editor.styleOf('h1', 'font-size')).toBe('40px')
  await editor.undo()
  await expect.poll(() => editor.styleOf('h1', 'font-size')).not.toBe('40px')
  await editor.redo()
  await expect.poll(() => editor.styleOf('h1', 'font-size')).toBe('40px')

  await editor.save()
  await editor.leave()

  const zip = await workspace.export('First site')
  const files = unzipSync(await readFile(zip))
  const index = strFromU8(files['index.html'] ?? new Uint8Array())
  expect(index).toContain('Hello</h1>')
  expect(index).not.toContain('<script')
  expect(strFromU8(files['global/global.css'] ?? new Uint8Array())).toMatch(/font-size:\s?40px/)

  await workspace.load(zip)
  await expect(editor.toast('Project loaded successfully')).toBeVisible()
  const again = await workspace.export('First site')
  expect(Buffer.compare(await readFile(again), await readFile(zip))).toBe(0)
})
