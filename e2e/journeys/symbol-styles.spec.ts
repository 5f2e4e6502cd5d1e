import type { Page } from '@playwright/test'
import { strFromU8 } from 'fflate'
import type { Pergola } from '@pergola/contracts'
import { expect, test } from '../actors/test.ts'
import { unzip, zip } from '../support/zip-folder.ts'

declare const window: Window & { pergola: Pergola }

test.use({ installs: false })

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
    await page.getByRole('button', { name: 'Only this one' }).click()
    await editor.style('Typography', 'Letter spacing', '5px')
    await page.getByRole('button', { name: 'Select parent', exact: true }).click()
    await editor.createSymbol('Card')
    expect([await look('h1'), await look('h1', 'letter-spacing')]).toEqual(['rgb(1, 1, 1)', '5px'])
    await editor.save()
  })

  await test.step('on a page that says something else of its classes it is what it is', async () => {
    await editor.createPage('about')
    await editor.openPage('about')
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
    await editor.openPage('index')
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
    await expect(editor.canvas.locator('section[inf-symbol-id]')).toHaveCount(1)
    expect(await look('section', 'padding')).toBe('10px')
    expect(await look('.out')).toBe('rgb(1, 1, 1)')
    await editor.save()
  })

  await test.step('put onto a page with other sheets it is what it is, and leaves that page alone', async () => {
    await editor.openPage('docs-other')
    await expect(editor.canvas.locator('main')).toHaveCount(1)
    await editor.dropBlock('Teaser', 'main')
    await expect.poll(() => look('section', 'padding')).toBe('10px')
    await expect.poll(() => look('section h2')).toBe('rgb(1, 1, 1)')
    expect(await look('.out')).toBe('rgb(2, 2, 2)')
    await editor.save()
  })

  await test.step('restyled on one page, by its class and by a style of its own, it is so on the other', async () => {
    await editor.openPage('index')
    await expect(editor.canvas.locator('main')).toHaveCount(0)
    await editor.select('section h2')
    await editor.style('Typography', 'Color', 'rgb(9, 9, 9)')
    await page.getByRole('button', { name: 'Select parent', exact: true }).click()
    await page.getByRole('button', { name: 'has styles .teaser', exact: true }).click()
    await editor.style('Typography', 'Color', 'rgb(8, 8, 8)')
    await expect.poll(() => look('section h2')).toBe('rgb(9, 9, 9)')
    await editor.save()
    await editor.openPage('docs-other')
    await expect.poll(() => look('section h2')).toBe('rgb(9, 9, 9)')
    await expect.poll(() => look('section')).toBe('rgb(8, 8, 8)')
  })

  await test.step('and the other way round', async () => {
    await editor.select('section h2')
    await editor.style('Typography has values of this rule', 'Color', 'rgb(7, 7, 7)')
    await editor.save()
    await editor.openPage('index')
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
