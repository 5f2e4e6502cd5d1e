import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from '../actors/test.ts'

test.use({ installs: false })

const buttons = '[inf-symbol-id]'

test('a button in six looks on three pages is exported as a person writes it: each fact once, no made-up name', async ({
  page,
  workspace,
  editor,
  startSite,
}) => {
  const traits = page.getByRole('group', { name: 'Symbol: Action' })
  const choose = (property: string, variant: string) =>
    traits.getByRole('group', { name: property, exact: true }).getByRole('button', { name: variant, exact: true })
  const addVariant = async (property: string, variant: string) => {
    await editor.tab('Traits')
    await traits.getByLabel('Variant property').fill(property)
    await traits.getByLabel('Variant', { exact: true }).fill(variant)
    await page.keyboard.press('Enter')
    await expect(traits.getByRole('button', { name: `Remove ${variant}` })).toBeVisible()
  }

  await startSite('Buttons')
  await editor.dropBlock('Heading')
  await editor.writeInto('h1', 'Buy')
  await editor.select('h1')
  await editor.createSymbol('Action')
  await expect(editor.toast('Action is a symbol now')).toBeHidden()

  await test.step('its look, and what two sizes and a tone say otherwise', async () => {
    await editor.select(buttons)
    await editor.style('Typography', 'Color', 'rgb(1, 1, 1)')
    for (const [variant, spacing] of [
      ['small', '1px'],
      ['large', '3px'],
    ] as const) {
      await addVariant('size', variant)
      await editor.style('Typography', 'Letter spacing', spacing)
    }
    for (const [variant, color] of [['loud', 'rgb(3, 3, 3)']] as const) {
      await addVariant('tone', variant)
      await editor.style('Typography', 'Color', color)
    }
    await editor.save()
  })

  await test.step('a copy of another variant on each of two pages, chosen by mouse and by keys', async () => {
    for (const [name, size, tone] of [
      ['about', 'small', 'loud'],
      ['contact', 'large', 'loud'],
    ] as const) {
      await editor.createPage(name)
      await editor.openPage(name)
      await expect(editor.canvas.locator(buttons)).toHaveCount(0)
      await editor.dropBlock('Action')
      await editor.tab('Traits')
      await choose('size', size).click()
      await choose('tone', tone).focus()
      await page.keyboard.press('Enter')
      await expect(editor.canvas.locator(buttons)).toHaveClass(new RegExp(`--${size} .*--${tone}`))
      await editor.save()
    }
    expect(await editor.styleOf(buttons, 'letter-spacing')).toBe('3px')
    expect(await editor.styleOf(buttons, 'color')).toBe('rgb(3, 3, 3)')
  })

  await test.step('the first page takes its steps back after an edit of the symbol on the last one', async () => {
    await editor.openPage('index')
    await editor.dropBlock('Text')
    await expect(editor.canvas.locator('p')).toHaveCount(1)
    await editor.save()
    await editor.openPage('contact')
    await editor.writeInto(buttons, 'Order')
    await editor.save()
    await editor.openPage('index')
    await expect(editor.canvas.locator(buttons)).toHaveText('Order')
    await editor.undo()
    await expect(editor.canvas.locator('p')).toHaveCount(0)
    await expect(editor.canvas.locator(buttons)).toHaveText('Order')
    await editor.redo()
    await expect(editor.canvas.locator('p')).toHaveCount(1)
    await editor.save()
  })

  await editor.leave()
  const files = unzipSync(await readFile(await workspace.export('Buttons')))
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  const sheet = text('css/symbols.css')
  const heads = sheet.replace(/\/\*.*?\*\//gs, '').match(/[^{}\s][^{}]*?(?=\s*\{)/g)
  expect(heads).toEqual(['.action', '.action--small', '.action--large', '.action--loud'])
  const pages = ['index.html', 'pages/about.html', 'pages/contact.html'].map(text)
  for (const html of pages) expect(html.match(/class="[^"]*action[^"]*"[^>]*>Order</g)).toHaveLength(1)
  const all = [sheet, ...pages, text('global/global.css')].join('\n')
  expect(all).not.toMatch(/:not\(html\)|@scope|inf-(?:symbol|class)|inf-[a-z\d]{5}(?![\w-])/)
})
