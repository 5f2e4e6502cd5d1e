import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import type { EditorActor } from '../actors/editor-actor.ts'
import { expect, test } from '../actors/test.ts'

test.use({ installs: false })

const cards = 'section[inf-symbol-id]'

async function texts(found: Locator): Promise<string[]> {
  return (await found.allTextContents()).map((text) => text.trim())
}

interface People {
  readonly page: Page
  readonly editor: EditorActor
  readonly startSite: (name: string) => Promise<void>
}

/** A new site with a section that is a symbol and holds a heading of its own colour. */
async function makeCard({ page, editor, startSite }: People) {
  await startSite('Symbols')
  await editor.dropBlock('Container')
  await editor.dropBlock('Heading', 'section')
  await editor.writeInto('h1', 'Card')
  await editor.select('h1')
  await editor.style('Typography', 'Color', 'rgb(10, 20, 30)')

  await page.getByRole('button', { name: 'Select parent', exact: true }).click()
  await editor.createSymbol('Card')
  await expect(editor.canvas.locator(cards)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Create symbol' })).toHaveCount(0)

  // Said once it is stored; and it lies over the card for a moment.
  await expect(editor.toast('Card is a symbol now')).toBeVisible()
  await expect(editor.toast('Card is a symbol now')).toBeHidden()
}

async function openManager(page: Page, editor: EditorActor): Promise<Locator> {
  await editor.openPlace('Symbols & Templates')
  return page.getByRole('dialog', { name: 'Symbols & Templates Manager' })
}

async function confirmDelete(page: Page, answer: 'Delete' | 'Delete elements too') {
  await page.getByRole('alertdialog').getByRole('button', { name: answer, exact: true }).click()
}

test('a card becomes a symbol: what is done to one is done to all, as one step', async ({
  page,
  editor,
  startSite,
}) => {
  await makeCard({ page, editor, startSite })
  await editor.dropBlock('Card')
  await page.keyboard.press('ControlOrMeta+D')
  await expect(editor.canvas.locator(cards)).toHaveCount(3)
  await editor.writeInto(`${cards}:nth-of-type(2) h1`, 'Changed')
  await expect.poll(() => texts(editor.canvas.locator(`${cards} h1`))).toEqual(['Changed', 'Changed', 'Changed'])
  await editor.undo()
  await expect.poll(() => texts(editor.canvas.locator(`${cards} h1`))).toEqual(['Card', 'Card', 'Card'])
  await editor.redo()
  await editor.save()
})

test('each copy has its own words, its own content in a slot, and is its own to hide', async ({
  page,
  editor,
  startSite,
}) => {
  await makeCard({ page, editor, startSite })
  const traits = page.getByRole('group', { name: 'Symbol: Card' })
  const addProperty = async (name: string, kind: string) => {
    await editor.tab('Traits')
    await traits.getByLabel('Kind').click()
    await page.getByRole('option', { name: kind, exact: true }).click()
    await traits.getByLabel('Property name').fill(name)
    await traits.getByRole('button', { name: 'Add property' }).click()
    await expect(traits.getByRole('button', { name: `Remove ${name} (${kind})` })).toBeVisible()
  }
  await editor.dropBlock('Block', cards)
  await addProperty('Body', 'Slot')
  await editor.select('h1')
  await addProperty('Title', 'Text')
  await addProperty('Shown', 'Visibility')
  await page.getByRole('button', { name: 'Select parent', exact: true }).click()
  await page.keyboard.press('ControlOrMeta+D')
  await expect(editor.canvas.locator(cards)).toHaveCount(2)

  await editor.tab('Traits')
  await traits.getByLabel('Title', { exact: true }).fill('Second')
  await page.keyboard.press('Enter')
  await expect.poll(() => texts(editor.canvas.locator(`${cards} h1`))).toEqual(['Card', 'Second'])

  const [first, second] = [1, 2].map((number) => editor.canvas.locator(`${cards}:nth-of-type(${number})`))
  await editor.dropBlock('Text', `${cards}:nth-of-type(2) > div`)
  await expect(second!.locator('> div > *')).toHaveCount(1)
  await expect(first!.locator('> div > *')).toHaveCount(0)
  await editor.tab('Traits')
  await expect(traits.getByText('This element is part of Body: it belongs to this copy alone.')).toBeVisible()
  await traits.getByRole('switch', { name: 'Shown' }).click()
  await expect(second!.locator('h1')).toBeHidden()
  await expect(first!.locator('h1')).toBeVisible()
  await editor.undo()
  await editor.undo()
  await expect(second!.locator('h1')).toBeVisible()
  await expect(second!.locator('> div > *')).toHaveCount(0)
})

test('other pages follow after the save and in the export, and stay as they are when the symbol is deleted', async ({
  page,
  workspace,
  editor,
  startSite,
}) => {
  await makeCard({ page, editor, startSite })
  await editor.createPage('about')
  await editor.openPage('about')
  await expect(editor.canvas.locator(cards)).toHaveCount(0)
  await editor.dropBlock('Card')
  await editor.save()

  await editor.openPage('index')
  await editor.writeInto(`${cards} h1`, 'Changed')
  await editor.save()
  await editor.openPage('about')
  await expect(editor.element(`${cards} h1`)).toHaveText('Changed')
  await expect.poll(() => editor.styleOf(`${cards} h1`, 'color')).toBe('rgb(10, 20, 30)')

  const manager = await openManager(page, editor)
  await expect(manager.getByRole('article', { name: 'Card' })).toContainText('On 2 pages')
  await manager.getByRole('button', { name: 'Delete Card' }).click()
  await confirmDelete(page, 'Delete')
  await expect(editor.toast('Card Symbol removed successfully')).toBeVisible()
  await expect(manager.getByText('No Data Founded...')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(editor.canvas.locator(cards)).toHaveCount(0)
  await expect(editor.element('section h1')).toHaveText('Changed')
  await expect.poll(() => editor.styleOf('section h1', 'color')).toBe('rgb(10, 20, 30)')
  await editor.save()
  await editor.leave()

  const files = unzipSync(await readFile(await workspace.export('Symbols')))
  for (const path of ['index.html', 'pages/about.html']) {
    const html = strFromU8(files[path] ?? new Uint8Array())
    expect(html).toContain('Changed</h1>')
    expect(html).toContain('global/global.css')
    expect(html).not.toContain('inf-symbol')
  }
  expect(strFromU8(files['global/global.css'] ?? new Uint8Array())).toMatch(/10, ?20, ?30|#0a141e/)
})

test('templates and symbols go out as json, come in again, and go all at once', async ({ page, editor, startSite }) => {
  await makeCard({ page, editor, startSite })
  await editor.select('h1')
  await page.getByRole('button', { name: 'Create template' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create template' })
  await dialog.getByLabel('Template name').fill('Hero')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  // Said once it is stored; then it stands in nobody's way any more.
  await expect(editor.toast('Hero is kept as a template')).toBeVisible()
  await expect(editor.toast('Hero is kept as a template')).toBeHidden()
  await editor.dropBlock('Hero')
  await expect(editor.canvas.locator('h1')).toHaveCount(2)
  await editor.writeInto('body > h1', 'Alone')
  await expect.poll(() => texts(editor.canvas.locator('h1'))).toEqual(expect.arrayContaining(['Card', 'Alone']))

  const manager = await openManager(page, editor)
  const download = page.waitForEvent('download')
  await manager.getByRole('button', { name: 'Export Card' }).click()
  const exported = await readFile(await (await download).path())
  // Its class is the site's: another site has no rule of it.
  expect(exported.toString()).toContain('10, 20, 30')
  await manager.getByRole('button', { name: 'Delete All' }).click()
  await confirmDelete(page, 'Delete')
  await expect(editor.toast('Symbols removed successfully')).toBeVisible()
  await manager.getByRole('tab', { name: 'Templates' }).click()
  await expect(manager.getByRole('article', { name: 'Hero' })).toBeVisible()

  await manager.getByRole('tab', { name: 'Upload' }).click()
  const choose = async (buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await manager.getByRole('button', { name: 'Choose json files' }).click()
    await (await chooser).setFiles({ name: 'symbol.json', mimeType: 'application/json', buffer })
  }
  await choose(Buffer.from('[{}]'))
  await expect(editor.toast('Invalid file')).toBeVisible()
  await choose(exported)
  await expect(editor.toast('1 block imported')).toBeVisible()
  await manager.getByRole('tab', { name: 'Symbols' }).click()
  await expect(manager.getByRole('article', { name: 'Card' })).toContainText('On no page')
  await page.keyboard.press('Escape')
  await editor.dropBlock('Card')
  await expect(editor.canvas.locator(cards)).toHaveCount(1)
  await editor.save()
})
