import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { Pergola } from '@pergola/contracts'
import { strFromU8, unzipSync } from 'fflate'
import type { EditorActor } from '../actors/editor-actor.ts'
import { expect, test } from '../actors/test.ts'
import { unzip, zip } from '../support/zip-folder.ts'

declare const window: Window & { pergola: Pergola }

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
  await editor.dropBlock('Section')
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

async function createPage(editor: EditorActor, name: string) {
  const pages = editor.page.getByRole('region', { name: 'Pages' })
  await editor.openPlace('Pages')
  await pages.getByLabel('New page name').fill(name)
  await pages.getByRole('button', { name: 'Create page' }).click()
  await expect(pages.getByRole('button', { name, exact: true })).toBeVisible()
}

async function openPage(editor: EditorActor, name: string) {
  const pages = editor.page.getByRole('region', { name: 'Pages' })
  if (!(await pages.isVisible())) await editor.openPlace('Pages')
  await pages.getByRole('button', { name, exact: true }).click()
  await editor.ready()
  await editor.loaded()
}

async function openManager(page: Page, editor: EditorActor): Promise<Locator> {
  await editor.openPlace('Symbols & Templates')
  return page.getByRole('dialog', { name: 'Symbols & Templates Manager' })
}

async function confirmDelete(page: Page, elements: 'Keep elements' | 'Delete elements too') {
  await page.getByRole('alertdialog').getByRole('button', { name: elements }).click()
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
  await createPage(editor, 'about')
  await openPage(editor, 'about')
  await expect(editor.canvas.locator(cards)).toHaveCount(0)
  await editor.dropBlock('Card')
  await editor.save()

  await openPage(editor, 'index')
  await editor.writeInto(`${cards} h1`, 'Changed')
  await editor.save()
  await openPage(editor, 'about')
  await expect(editor.element(`${cards} h1`)).toHaveText('Changed')
  await expect.poll(() => editor.styleOf(`${cards} h1`, 'color')).toBe('rgb(10, 20, 30)')

  const manager = await openManager(page, editor)
  await expect(manager.getByRole('article', { name: 'Card' })).toContainText('On 2 pages')
  await manager.getByRole('button', { name: 'Delete Card' }).click()
  await confirmDelete(page, 'Keep elements')
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
    expect(html).toContain('css/symbols.css')
    expect(html).not.toContain('inf-symbol')
  }
  expect(strFromU8(files['css/symbols.css'] ?? new Uint8Array())).toMatch(/10, ?20, ?30|#0a141e/)
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
  await manager.getByRole('button', { name: 'Delete All' }).click()
  await confirmDelete(page, 'Keep elements')
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

/** A page of the site as it is now, with what it says itself. */
async function fill(page: Page, html: string, css: string) {
  await page.evaluate((files) => window.pergola.page.load(files), { html, css })
}

test('a symbol looks the same and is restyled once, whatever the pages’ own sheets and the libraries say', async ({
  page,
  editor,
  startSite,
}) => {
  const look = (selector: string, property = 'color') => editor.styleOf(selector, property)
  await startSite('Symbols')
  await editor.openPlace('Library Installer')
  await editor.uploadLibrary('big.css', Buffer.from('.big { letter-spacing: 1px; font-style: italic }'))
  await page.keyboard.press('Escape')
  await fill(
    page,
    '<section><h1 class="title big">Card</h1></section><p class="title">Out</p>',
    '.title { color: rgb(1, 1, 1) }',
  )

  await test.step('made of what a library and another element style too, nothing looks another way', async () => {
    await editor.select('h1')
    await editor.style('Typography', 'Letter spacing', '5px')
    await page.getByRole('button', { name: 'Select parent', exact: true }).click()
    await editor.createSymbol('Card')
    expect([await look('h1'), await look('h1', 'letter-spacing')]).toEqual(['rgb(1, 1, 1)', '5px'])
    await editor.save()
  })

  await test.step('on a page that says something else of its classes it is what it is', async () => {
    await createPage(editor, 'about')
    await openPage(editor, 'about')
    await expect(editor.canvas.locator('section')).toHaveCount(0)
    await fill(page, '<p class="title">About</p>', '.title { color: rgb(2, 2, 2) }')
    await editor.dropBlock('Card')
    expect([await look('h1'), await look('h1', 'letter-spacing')]).toEqual(['rgb(1, 1, 1)', '5px'])
    expect(await look('p')).toBe('rgb(2, 2, 2)')
  })

  await test.step('restyled there by such a class, the first page follows, and no other element of either', async () => {
    await editor.select('h1')
    await page.getByRole('button', { name: 'has styles .title', exact: true }).click()
    await editor.style('Typography has values of this rule', 'Color', 'rgb(9, 9, 9)')
    await expect.poll(() => look('h1')).toBe('rgb(9, 9, 9)')
    expect(await look('p')).toBe('rgb(2, 2, 2)')
    await editor.save()
    await openPage(editor, 'index')
    await expect.poll(() => look('h1')).toBe('rgb(9, 9, 9)')
    expect(await look('p')).toBe('rgb(1, 1, 1)')
  })
})

const whole = (sheet: string, content: string) =>
  `<!doctype html>\n<html><head><title>Old</title>\n<link rel="stylesheet" href="${sheet}">\n</head>\n<body>\n${content}\n</body></html>\n`

test('on pages that came whole a symbol is restyled once, and every page that has it follows, whatever its sheets say', async ({
  page,
  workspace,
  editor,
}) => {
  const teaser = '<section class="teaser"><h2>Offer</h2></section>\n<h2 class="out">Out</h2>'
  const site = {
    'index.html': whole('css/a.css', teaser),
    'docs/other.html': whole('../css/b.css', '<main><h2 class="out">Out</h2></main>'),
    'css/a.css': '.teaser { padding: 10px }\nh2 { color: rgb(1, 1, 1) }\n',
    'css/b.css': '.teaser { padding: 2px }\nh2 { color: rgb(2, 2, 2) }\n',
  }
  await workspace.open()
  await workspace.load(zip('old.zip', site))
  await expect(editor.toast('Project loaded successfully')).toBeVisible()
  await workspace.edit('old')
  await editor.ready()
  const look = (selector: string, property = 'color') => editor.styleOf(selector, property)

  await test.step('made there, it looks as before; the page has one link more, and its sheet every byte', async () => {
    await editor.select('h2')
    await page.getByRole('button', { name: 'Select parent', exact: true }).click()
    await editor.createSymbol('Teaser')
    await expect(editor.canvas.locator(cards)).toHaveCount(1)
    expect(await look('section', 'padding')).toBe('10px')
    expect(await look('.out')).toBe('rgb(1, 1, 1)')
    await editor.save()
  })

  await test.step('put onto a page with other sheets it is what it is, and leaves that page alone', async () => {
    await openPage(editor, 'docs-other')
    await expect(editor.canvas.locator('main')).toHaveCount(1)
    await editor.dropBlock('Teaser', 'main')
    await expect.poll(() => look('section', 'padding')).toBe('10px')
    await expect.poll(() => look('section h2')).toBe('rgb(1, 1, 1)')
    expect(await look('.out')).toBe('rgb(2, 2, 2)')
    await editor.save()
  })

  await test.step('restyled on one page, by its class and by a style of its own, it is so on the other', async () => {
    await openPage(editor, 'index')
    await expect(editor.canvas.locator('main')).toHaveCount(0)
    await editor.select('section h2')
    await editor.style('Typography', 'Color', 'rgb(9, 9, 9)')
    await page.getByRole('button', { name: 'Select parent', exact: true }).click()
    await page.getByRole('button', { name: 'has styles .teaser', exact: true }).click()
    await editor.style('Typography', 'Color', 'rgb(8, 8, 8)')
    await expect.poll(() => look('section h2')).toBe('rgb(9, 9, 9)')
    await editor.save()
    await openPage(editor, 'docs-other')
    await expect.poll(() => look('section h2')).toBe('rgb(9, 9, 9)')
    await expect.poll(() => look('section')).toBe('rgb(8, 8, 8)')
  })

  await test.step('and the other way round', async () => {
    await editor.select('section h2')
    await editor.style('Typography has values of this rule', 'Color', 'rgb(7, 7, 7)')
    await editor.save()
    await openPage(editor, 'index')
    await expect.poll(() => look('section h2')).toBe('rgb(7, 7, 7)')
    expect(await look('.out')).toBe('rgb(1, 1, 1)')
    await editor.save()
    await editor.leave()
  })

  const files = unzip(await workspace.export('old'))
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  expect(text('css/b.css')).toBe(site['css/b.css'])
  expect(text('css/symbols.css')).toMatch(/7, ?7, ?7|#070707/)
  expect(text('docs/other.html')).toContain('href="../css/symbols.css"')
  expect(text('index.html').replace(/<link rel="stylesheet" href=".\/css\/symbols.css">/, '')).toContain(
    '<link rel="stylesheet" href="css/a.css">\n</head>',
  )
})
