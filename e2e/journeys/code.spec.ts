import type { Page } from '@playwright/test'
import { expect, test } from '../actors/test.ts'
import { zip } from '../support/zip-folder.ts'

test.use({ installs: false })

const saved = (page: Page) => page.getByText('File Saved Successfully').first()

test('code follows the canvas and the canvas follows code, with mouse and with keys, as steps of one history', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Code', 'Heading')
  await editor.openPlace('Page Code Manager')
  const html = page.getByRole('textbox', { name: 'Code of HTML' })
  await expect(html).toContainText('<h1 class="p-10">Heading</h1>')
  await expect(html).toBeFocused()

  // By keys: an abbreviation, then save.
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('\nul#list>li.item*2')
  await page.keyboard.press('Tab')
  await page.keyboard.type('First')
  await expect(page.getByRole('tab', { name: 'not saved HTML' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+S')
  await expect(saved(page)).toBeVisible()
  await expect(editor.canvas.locator('#list .item')).toHaveCount(2)

  // By mouse: another tab, with the page's classes in the list.
  await page.getByRole('tab', { name: 'local.css' }).click()
  const css = page.getByRole('textbox', { name: 'Code of local.css' })
  await css.click()
  await page.keyboard.type('.it')
  await page.getByRole('option', { name: 'item' }).click()
  await page.keyboard.type(' { color: rgb(255, 0, 0); ')
  await page.getByRole('button', { name: 'Save', exact: true }).last().click()
  await expect.poll(() => editor.styleOf('.item', 'color')).toBe('rgb(255, 0, 0)')

  // While something is typed Escape stays in the editor, and Tab leaves; with all saved it closes.
  await css.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' ')
  // The first may be for a list of suggestions.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(css).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(css).not.toBeFocused()
  await page.keyboard.press('ControlOrMeta+S')
  await expect(page.getByRole('tab', { name: 'local.css', exact: true })).toBeVisible()
  await css.click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await editor.undo()
  await expect.poll(() => editor.styleOf('.item', 'color')).not.toBe('rgb(255, 0, 0)')
  await editor.undo()
  await expect(editor.canvas.locator('#list')).toHaveCount(0)
  await expect(editor.element('h1')).toHaveText('Heading')
})

test('unsaved code is asked about, and a page from elsewhere keeps every byte but those typed', async ({
  page,
  workspace,
  editor,
}) => {
  const source =
    '\ufeff<!DOCTYPE html>\r\n<html><head><title>Old</title></head>\r\n<BODY><h1 CLASS=a>Hi\r\n<p>One<p>Two</BODY></html>\r\n'
  await workspace.open()
  await workspace.load(zip('Old site.zip', { 'index.html': source }))
  await workspace.edit('Old site')
  await editor.ready()
  // The mark in front of the file makes no page of old of it.
  expect(await editor.element('body').evaluate(({ ownerDocument }) => ownerDocument.compatMode)).toBe('CSS1Compat')
  await editor.openPlace('Page Code Manager')
  const html = page.getByRole('textbox', { name: 'Code of HTML' })
  await html.getByText('Two').click()
  await page.keyboard.press('End')
  await page.keyboard.press('ControlOrMeta+ArrowLeft')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await editor.openPlace('Page Code Manager')
  await html.getByText('One').click()
  await page.keyboard.press('Home')
  await page.keyboard.type('<hr>')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  const question = page.getByRole('alertdialog')
  const stay = async () => {
    await expect(question).toContainText('HTML')
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(question).toBeHidden()
    await expect(html).toContainText('<hr>')
  }
  await stay()
  for (const other of ['Settings', 'Out to projects']) {
    await page.keyboard.press('ControlOrMeta+K')
    await page.keyboard.type(other)
    await page.getByRole('option', { name: other }).first().click()
    await stay()
  }
  await page.evaluate(() => history.back())
  await stay()
  await expect(page).toHaveURL(/add-blocks|edite/)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await question.getByRole('button', { name: 'Save and close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(editor.element('hr')).toBeAttached()
  const text = await page.evaluate(async () => {
    const suite = globalThis as unknown as { pergola: { page: { source(): Promise<{ html: string }> } } }
    return (await suite.pergola.page.source()).html
  })
  expect(text).toBe(source.replace('<p>One', '<hr><p>One'))
})

test('any text file is edited from the Files Manager; a picture is not', async ({ page, editor, startSite }) => {
  await startSite('Code', 'Heading')
  await editor.openPlace('Files Manager')
  await page.getByRole('button', { name: 'All files' }).click()
  const file = (name: string) => page.getByRole('treeitem', { name, exact: true })
  await file('css').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(file('css')).not.toBeFocused()
  await file('index.css').focus()
  await page.keyboard.press('Delete')
  await expect(editor.toast('It belongs to the page index and goes with it.')).toBeVisible()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Text of css/index.css' }).click()
  await page.keyboard.type('h1 { color: rgb(0, 128, 0); ')
  await page.keyboard.press('ControlOrMeta+S')
  await expect(saved(page)).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(file('index.css')).toBeFocused()

  await page.getByRole('button', { name: 'New file' }).click()
  await page.getByRole('dialog').last().getByLabel('Name', { exact: true }).fill('posts.json')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Open posts.json' }).click()
  await page.getByRole('textbox', { name: 'Text of css/posts.json' }).click()
  await page.keyboard.insertText('[1 2]')
  await page.locator('.cm-lint-marker-error').hover()
  await expect(page.getByText("Expected ',' or ']' after array element")).toBeVisible()
  await page.keyboard.press('ControlOrMeta+S')
  await expect(saved(page)).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('dialog', { name: 'Files Manager' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect.poll(() => editor.styleOf('h1', 'color')).toBe('rgb(0, 128, 0)')
})

test('the helmet is kept as it is typed, shown as it will be shared, and built without a tag too many', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Code', 'Heading')
  await editor.openPlace('Page Helmet')
  await page.getByLabel('Page Title').fill('Bread </title><script>steal()</script>')
  await page.getByLabel('Description').fill('Daily "fresh"')
  await page.getByLabel('Robots').fill('noindex, follow')
  await page.keyboard.press('Enter')

  const ends = page.getByText('ends the head')
  await page.getByRole('textbox', { name: 'Custom Meta Tags' }).click()
  const replace = async (text: string) => {
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.insertText(text)
  }
  await replace('<noscript><img src="pixel.png"></noscript><h1>Words</h1>')
  await expect(ends).toContainText('<h1> ends the head')
  await replace('<noscript><img src="pixel.png"></noscript></head>')
  await expect(ends).toBeHidden()
  await replace('<style>')
  await expect(ends).toContainText('<style> ends the head')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await expect(ends).toBeHidden()

  await page.getByRole('button', { name: 'Add social tags' }).click()
  await expect(page.getByRole('region', { name: 'Shared' })).toContainText('Bread </title>')
  await expect(page.getByRole('region', { name: 'In search results' })).toContainText('Daily "fresh"')
  await page.getByLabel('Canonical link').fill('./')
  await page.getByLabel('Address of the site').fill('bread.example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'In search results' })).toContainText('bread.example/')
  await page.keyboard.press('Escape')
  await editor.save()

  await page.keyboard.press('ControlOrMeta+Shift+P')
  const preview = page.getByRole('dialog', { name: 'Preview' }).locator('iframe').contentFrame()
  await expect(preview.locator('h1')).toHaveText('Heading')
  expect(await preview.locator('title').first().textContent()).toBe('Bread </title><script>steal()</script>')
  expect(await preview.locator('meta[name=description]').getAttribute('content')).toBe('Daily "fresh"')
  expect(await preview.locator('head meta[property="og:title"]').count()).toBe(1)
  await expect(preview.locator('head link[rel=canonical]')).toHaveAttribute('href', './')
})

test('a script is completed by what its values are, with what is written about them', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Code', 'Heading')
  await editor.openPlace('Page Code Manager')
  await page.getByRole('tab', { name: 'local.js' }).click()
  await page.getByRole('textbox', { name: 'Code of local.js' }).click()
  await page.keyboard.type('document.querySel')
  // By the mouse: a key pressed in the first 75 ms of a list is meant for the text.
  await page.getByRole('option', { name: 'querySelector', selected: true }).click()
  await page.keyboard.type("('a').hre")
  await expect(page.getByRole('option', { name: 'href property', selected: true })).toBeVisible()
  await expect(page.getByText("Returns the hyperlink's URL.")).toBeVisible()
  await page.getByRole('option', { name: 'href property', selected: true }).click()
  await expect(page.getByRole('textbox', { name: 'Code of local.js' })).toHaveText("document.querySelector('a').href")
})

test('templates come from a json file, stand with the other blocks, and go with one undo', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Code', 'Heading')
  await editor.openPlace('Add')
  const blocks = page.getByRole('region', { name: 'Blocks' })
  const upload = async (text: string) => {
    const chooser = page.waitForEvent('filechooser')
    await blocks.getByRole('button', { name: 'Import symbols or templates' }).click()
    await (await chooser).setFiles({ name: 'templates.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  }
  await upload('[{"content":"<p>no type</p>"}]')
  await expect(page.getByText('Invalid file').first()).toBeVisible()
  const hero = {
    type: 'template',
    label: 'Hero',
    content: '<header class="hero">Hero</header>',
    style: '.hero { color: rgb(0, 0, 255) }',
  }
  await upload(JSON.stringify([hero]))
  await expect(blocks.getByRole('button', { name: 'Hero', exact: true })).toBeVisible()
  // A message lies over the last cards until it goes.
  await expect(page.locator('.Toastify__toast')).toHaveCount(0)
  await editor.dropBlock('Hero')
  await expect(editor.element('.hero')).toHaveText('Hero')
  await expect.poll(() => editor.styleOf('.hero', 'color')).toBe('rgb(0, 0, 255)')
  await editor.openPlace('Add')

  const download = page.waitForEvent('download')
  await blocks.getByRole('button', { name: 'Actions of Hero' }).click()
  await page.getByRole('menuitem', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toBe('template.json')
  await blocks.getByRole('button', { name: 'Delete All' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(blocks.getByRole('button', { name: 'Hero', exact: true })).toHaveCount(0)
  await editor.undo()
  await expect(blocks.getByRole('button', { name: 'Hero', exact: true })).toBeVisible()
})
