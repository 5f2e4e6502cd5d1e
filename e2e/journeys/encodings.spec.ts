import type { Pergola } from '@pergola/contracts'
import { expect, test } from '../actors/test.ts'
import { unzip, zip } from '../support/zip-folder.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const text = (file: Uint8Array | undefined) => Buffer.from(file ?? []).toString('latin1')

/** 日本語の段落 in Shift_JIS. */
const paragraph = '\x93\xfa\x96\x7b\x8c\xea\x82\xcc\x92\x69\x97\x8e'

/** What a parser of HTML reads otherwise: an empty script and an empty box that are one tag, a section, names in capitals. */
const xhtml = `<?xml version="1.0" encoding="utf-8"?>\r
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">\r
<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en"><head><title>X</title><script type="text/javascript" src="none.js"/>\r
<style>/*<![CDATA[*/ h1 > b { color: rgb(1, 2, 3) } /*]]>*/</style></head>\r
<body><div class='empty'/><h1>Title&nbsp;<b>bold</b></h1><p>plain</p><br /><?note kept?></body></html>\r\n`

const site = {
  'index.html': '<!doctype html><meta charset="utf-8"><title>é</title><h1>Start</h1><p>日本語</p>',
  'ja.html': bytes(
    `<!doctype html><meta charset="shift_jis"><title>t</title>\r\n<link rel="stylesheet" href="ja.css">\r\n<h1>Hello</h1><p>${paragraph}</p>\x87\x90<script src="ja.js"></script>`,
  ),
  'ja.css': bytes('p::after { content: "\x93\xfa" }\r\nh1 { color: rgb(1, 2, 3) }'),
  'ja.js': bytes('document.querySelector("h1").title = "\x93\xfa"'),
  'latin.html': bytes('<!doctype html><meta charset="iso-8859-1"><title>Caf\xe9</title><h1>Caf\xe9</h1><p>plain</p>'),
  'wide.html': Buffer.from('\ufeff<!doctype html><title>é</title><h1>Weit 日</h1><p>plain</p>', 'utf16le'),
  'x.xhtml': xhtml,
  'broken.xhtml': '<html xmlns="http://www.w3.org/1999/xhtml"><head/><body>\n<p>a<br></p></body></html>',
  'korean.html': bytes('<!doctype html><meta charset="iso-2022-kr"><h1>None</h1>'),
}

test('pages in other encodings are edited as text and come back in their own', async ({ page, workspace, editor }) => {
  await workspace.open()
  await workspace.load(zip('encodings.zip', site))
  await expect(editor.toast('Project loaded successfully')).toBeVisible()
  const untouched = unzip(await workspace.export('encodings'))
  for (const [path, file] of Object.entries(site)) {
    expect(text(untouched[path]), path).toBe(text(typeof file === 'string' ? Buffer.from(file) : file))
  }
  await workspace.edit('encodings')
  await editor.ready()

  await test.step('a page of Shift_JIS shows its letters, its sheet, too', async () => {
    await editor.openPage('ja')
    await expect(editor.element('p')).toHaveText('日本語の段落')
    const content = await editor.element('p').evaluate((found) => getComputedStyle(found, '::after').content)
    expect(content).toBe('"日"')
  })

  await test.step('what is typed is stored, and what the encoding lacks as a reference', async () => {
    await editor.writeInto('h1', '見出し é')
    await editor.save()
  })

  await test.step('the preview shows the letters of page, sheet and script', async () => {
    await page.getByRole('button', { name: 'Review and trust' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Trust/ })
      .click()
    await page.keyboard.press('ControlOrMeta+Shift+P')
    const overlay = page.getByRole('dialog', { name: 'Preview' })
    const shown = overlay.locator('iframe').contentFrame()
    await expect(shown.locator('h1')).toHaveText('見出し é')
    await expect(shown.locator('h1')).toHaveAttribute('title', '日')
    await expect(shown.locator('p')).toHaveText('日本語の段落')
    await overlay.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('Latin-1 and UTF-16 alike', async () => {
    for (const name of ['latin', 'wide']) {
      await editor.openPage(name)
      await expect(editor.element('h1')).toHaveText(name === 'latin' ? 'Café' : 'Weit 日')
      await editor.writeInto('p', 'plain more')
      await editor.save()
    }
  })

  await test.step('a page of XHTML is drawn, edited and previewed as XML', async () => {
    await editor.openPage('x')
    await expect(editor.element('h1')).toHaveText('Title\u00a0bold')
    await expect(editor.element('h1 b')).toHaveCSS('color', 'rgb(1, 2, 3)')
    await expect(editor.element('body > p')).toHaveText('plain')
    await editor.writeInto('p', 'a < b & c')
    await editor.save()
    await page.keyboard.press('ControlOrMeta+Shift+P')
    const overlay = page.getByRole('dialog', { name: 'Preview' })
    const shown = overlay.locator('iframe').contentFrame()
    await expect(shown.locator('body > p')).toHaveText('a < b & c')
    expect(await shown.locator('p').evaluate(({ ownerDocument }) => ownerDocument.contentType)).toBe(
      'application/xhtml+xml',
    )
    await overlay.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('one that is not well-formed opens for reading, with the place', async () => {
    await editor.openPage('broken')
    await expect(
      page.getByText(/broken is XHTML and not well-formed.*line 2.*<\/p> stands where/).first(),
    ).toBeVisible()
    await expect(page.getByText('Read only', { exact: true })).toBeVisible()
  })

  await test.step('what no browser reads as text opens for reading, with the reason', async () => {
    await editor.openPage('korean')
    await expect(page.getByText(/korean is written in an encoding that no browser reads/).first()).toBeVisible()
    await expect(page.getByText('Read only', { exact: true })).toBeVisible()
  })

  await editor.leave()
  const edited = unzip(await workspace.export('encodings'))
  const ja = text(site['ja.html']).replace('Hello', '\x8c\xa9\x8f\x6f\x82\xb5 &#233;')
  expect(text(edited['ja.html'])).toBe(ja)
  expect(text(edited['latin.html'])).toBe(text(site['latin.html']).replace('>plain<', '>plain more<'))
  expect(Buffer.from(edited['wide.html'] ?? []).toString('utf16le')).toBe(
    site['wide.html'].toString('utf16le').replace('>plain<', '>plain more<'),
  )
  expect(text(edited['x.xhtml'])).toBe(xhtml.replace('>plain<', '>a &lt; b &amp; c<'))
  for (const path of ['ja.css', 'ja.js', 'korean.html', 'broken.xhtml'] as const)
    expect(text(edited[path]), path).toBe(text(Buffer.from(site[path])))
})

test('undoing everything gives the original bytes; a site becomes UTF-8 in one step, and back', async ({
  page,
  workspace,
  editor,
}) => {
  async function convert() {
    await page.getByRole('button', { name: 'Convert the site to UTF-8' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('ja')
    await dialog.getByRole('button', { name: 'Convert' }).click()
    await expect(page.getByRole('button', { name: 'Convert the site to UTF-8' })).toBeHidden()
    await editor.save()
  }

  await workspace.open()
  await workspace.load(zip('encodings.zip', site))
  await expect(editor.toast('Project loaded successfully')).toBeVisible()
  await workspace.edit('encodings')
  await editor.ready()
  await editor.openPage('ja')
  await editor.writeInto('h1', '見出し é')
  await editor.save()

  await test.step('Pages converts the site, after a question', async () => {
    await convert()
    await expect(editor.element('p')).toHaveText('日本語の段落')
  })
  await editor.undo()
  await editor.undo()
  await editor.save()
  await editor.leave()
  const undone = unzip(await workspace.export('encodings'))
  for (const [path, file] of Object.entries(site)) {
    expect(text(undone[path]), path).toBe(text(typeof file === 'string' ? Buffer.from(file) : file))
  }

  await workspace.edit('encodings')
  await editor.ready()
  await editor.openPage('ja')
  await convert()
  await editor.leave()
  const converted = unzip(await workspace.export('encodings'))
  const utf8 = (path: string) => Buffer.from(converted[path] ?? []).toString()
  expect(utf8('ja.html')).toContain('<meta charset="utf-8"><title>t</title>\r\n')
  expect(utf8('ja.html')).toContain('<p>日本語の段落</p>≒')
  expect(utf8('ja.css')).toBe('@charset "utf-8";p::after { content: "日" }\r\nh1 { color: rgb(1, 2, 3) }')
  expect(utf8('ja.js')).toBe('\ufeffdocument.querySelector("h1").title = "日"')
  expect(utf8('latin.html')).toContain('<meta charset="utf-8"><title>Café</title>')
  expect(utf8('wide.html')).toMatch(/^<!doctype html><meta charset="utf-8"><title>é/)
  expect(text(converted['index.html'])).toBe(text(Buffer.from(site['index.html'])))
})

test('a character that the encoding lacks where nothing can stand for it asks for UTF-8, and the site becomes it', async ({
  page,
  workspace,
  editor,
}) => {
  await workspace.open()
  await workspace.load(zip('lacking.zip', { ...site, 'index.html': site['latin.html'] }))
  await expect(editor.toast('Project loaded successfully')).toBeVisible()
  await workspace.edit('lacking')
  await editor.ready()
  await editor.openPage('ja')
  const typed = await page.evaluate(async () => {
    const { pergola } = globalThis as unknown as { pergola: Pergola }
    const { html } = await pergola.page.source()
    const source = html.replace('<h1>Hello</h1>', '<h1>Hello</h1><xmp>é</xmp>')
    await pergola.page.load({ html: source })
    return source
  })
  await page.keyboard.press('ControlOrMeta+S')
  await expect(page.getByText(/The encoding lacks a character/).first()).toBeVisible()

  await expect(page.getByText('so nothing is stored')).toBeVisible()
  await page.getByRole('button', { name: 'Convert the site to UTF-8' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Convert' }).click()
  await expect(editor.toast('The site is UTF-8')).toBeVisible()
  await editor.save()
  await expect(page.getByText('so nothing is stored')).toBeHidden()
  await editor.undo()
  const { html } = await page.evaluate(() => (globalThis as unknown as { pergola: Pergola }).pergola.page.source())
  expect(html).toBe(typed)
  await page.keyboard.press('ControlOrMeta+Shift+Z')
  await editor.save()
  await editor.leave()
  const converted = unzip(await workspace.export('lacking'))
  expect(Buffer.from(converted['ja.html'] ?? []).toString()).toContain('<h1>Hello</h1><xmp>é</xmp><p>日本語の段落</p>')
  expect(Buffer.from(converted['index.html'] ?? []).toString()).toContain('<meta charset="utf-8"><title>Café</title>')
})
