import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from '../actors/test.ts'

test.use({ installs: false })

test('a heading with variants by size and tone: three copies on two pages, one main, plain classes and rules', async ({
  page,
  workspace,
  editor,
  startSite,
}) => {
  const buttons = '[inf-symbol-id]'
  const traits = page.getByRole('group', { name: 'Symbol: Badge' })
  const size = traits.getByRole('group', { name: 'size', exact: true })
  const tone = traits.getByRole('group', { name: 'tone', exact: true })
  const addVariant = async (property: string, variant: string) => {
    await editor.tab('Traits')
    await traits.getByLabel('Variant property').fill(property)
    await traits.getByLabel('Variant', { exact: true }).fill(variant)
    await page.keyboard.press('Enter')
    await expect(traits.getByRole('button', { name: `Remove ${variant}` })).toBeVisible()
  }

  await startSite('Variants')
  await editor.dropBlock('Heading')
  await editor.writeInto('h1', 'Buy')
  await editor.select('h1')
  await editor.createSymbol('Badge')
  await expect(editor.toast('Badge is a symbol now')).toBeVisible()
  await expect(editor.toast('Badge is a symbol now')).toBeHidden()

  await test.step('a variant is added and styled in its own rule', async () => {
    await addVariant('size', 'large')
    await editor.style('Typography', 'Color', 'rgb(1, 2, 3)')
    await addVariant('tone', 'loud')
    await editor.style('Typography', 'Letter spacing', '4px')
    // What all copies say, said last, loses to what a variant says.
    await page.getByRole('button', { name: 'Select parent', exact: true }).click()
    await editor.select(buttons)
    await editor.style('Typography', 'Color', 'rgb(9, 9, 9)')
    expect(await editor.styleOf(buttons, 'color')).toBe('rgb(1, 2, 3)')
  })

  await test.step('a copy is of another variant, by keys, and one undo takes the choice back', async () => {
    await editor.select(buttons)
    await page.keyboard.press('ControlOrMeta+D')
    await expect(editor.canvas.locator(buttons)).toHaveCount(2)
    await editor.tab('Traits')
    await size.getByRole('button', { name: 'large', exact: true }).focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    const second = editor.canvas.locator(buttons).nth(1)
    await expect(second).not.toHaveClass(/badge--large/)
    await expect(second).toHaveClass(/badge--loud/)
    await editor.undo()
    await expect(second).toHaveClass(/badge--large/)
    await editor.redo()
    await tone.getByRole('button', { name: 'Default', exact: true }).click()
    await expect(second).not.toHaveClass(/badge--/)
    await expect(editor.canvas.locator(buttons).first()).toHaveClass(/badge--large badge--loud/)
    await editor.save()
  })

  await test.step('a copy on another page keeps its variant when the main changes', async () => {
    await editor.createPage('about')
    await editor.openPage('about')
    await editor.dropBlock('Badge')
    await editor.tab('Traits')
    await tone.getByRole('button', { name: 'loud', exact: true }).click()
    await editor.save()
    await editor.openPage('index')
    await editor.writeInto(`${buttons}:nth-of-type(1)`, 'Order')
    await editor.save()
    await editor.openPage('about')
    await expect(editor.canvas.locator(buttons)).toHaveText('Order')
    await expect.poll(() => editor.styleOf(buttons, 'letter-spacing')).toBe('4px')
    await expect.poll(() => editor.styleOf(buttons, 'color')).toBe('rgb(9, 9, 9)')
  })

  await editor.leave()
  const files = unzipSync(await readFile(await workspace.export('Variants')))
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  const [index, about, sheet] = [text('index.html'), text('pages/about.html'), text('css/symbols.css')]
  expect(index.match(/badge--large badge--loud/g)).toHaveLength(1)
  expect(index.match(/Order/g)).toHaveLength(2)
  expect(about).toMatch(/class="[^"]*badge--loud"/)
  expect(about).not.toContain('badge--large')
  for (const html of [index, about]) expect(html).not.toContain('inf-symbol')
  expect(sheet).toContain('.badge--large')
  expect(sheet).toContain('.badge--loud')
})
