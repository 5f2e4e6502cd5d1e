import { storageKeys, type Pergola } from '@pergola/contracts'
import type { Page } from '@playwright/test'
import { createEditorActor } from '../actors/editor-actor.ts'
import { expect, test } from '../actors/test.ts'
import { zip } from '../support/zip-folder.ts'

test.use({ installs: false })

/** More than a browser draws at once, so that there is time to end the tab in the middle. */
const largePage = Array.from({ length: 30_000 }, (_, at) => `<p>Paragraph ${at}</p>`).join('\n')

/** Stored here or, where that took long, by itself meanwhile. */
async function storePage(page: Page, html: string) {
  await page.evaluate(async (source) => {
    const { pergola } = globalThis as unknown as { pergola: Pergola }
    await pergola.page.load({ html: source })
    await pergola.page.save().catch((error: Error) => {
      if (!error.message.endsWith('nothing-changed')) throw error
    })
  }, html)
}

/** Ends the tab as a fault of the browser does, while the page in it is being drawn. */
async function crashWhileDrawing(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void page.goto('/').catch(() => undefined)
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, storageKeys.openings)
  void devtools.send('Page.crash').catch(() => undefined)
  await crashed
}

test('a page that ended its tab is not opened again by itself, and nothing of it is out of reach', async ({
  page,
  context,
  startSite,
}) => {
  await startSite('Heavy')
  await storePage(page, largePage)
  await crashWhileDrawing(page)

  const next = await context.newPage()
  const editor = createEditorActor(next)
  await next.goto('/')
  const notice = next.getByRole('alert', { name: 'A page ended this tab' })
  await expect(notice).toContainText('page index of Heavy')
  await expect(next).toHaveURL(/\/workspace$/)

  await notice.getByRole('button', { name: 'Open its code' }).click()
  const dialog = next.getByRole('dialog', { name: 'File Editor' })
  await expect(dialog.getByText('Paragraph 0')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(next.getByRole('heading', { name: 'Page index is not drawn' })).toBeVisible()
  await next.getByRole('button', { name: 'Draw it anyway' }).click()
  await expect(editor.element('p')).toHaveText('Paragraph 0')
  await editor.loaded()
  await expect.poll(() => next.evaluate((key) => localStorage.getItem(key), storageKeys.openings)).toBeNull()

  await next.reload()
  await expect(editor.element('p')).toHaveText('Paragraph 0')
})

test('a tab that is loaded anew in the middle of drawing has not crashed, nor has one beside it', async ({
  page,
  context,
  editor,
  startSite,
}) => {
  await startSite('Patient')
  await storePage(page, largePage)
  void page.goto('/').catch(() => undefined)
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, storageKeys.openings)
  const beside = await context.newPage()
  await beside.goto('/')
  await expect(createEditorActor(beside).element('p')).toHaveText('Paragraph 0')
  await page.reload()
  await expect(editor.element('p')).toHaveText('Paragraph 0')
  await expect(page.getByText('A page ended this tab')).toHaveCount(0)
})

test('3,000 elements nested in each other open, are edited and come back to the byte', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Deep')
  const deep = `${'<div>'.repeat(3000)}<p>deep</p>${'</div>'.repeat(3000)}`
  await storePage(page, deep)
  await page.reload()
  await editor.ready()
  await expect(editor.element('p')).toHaveText('deep')
  const edited = await page.evaluate(async () => {
    const { pergola } = globalThis as unknown as { pergola: Pergola }
    await pergola.page.select('p')
    await pergola.page.setAttribute('title', 'x')
    await pergola.page.save()
    return (await pergola.page.source()).html
  })
  expect(edited).toBe(deep.replace('<p>', '<p title="x">'))
})

test('a page that a browser may not be able to show is drawn when asked for, and its code is there before', async ({
  page,
  workspace,
  editor,
}) => {
  const drawing = `<svg>${'<g>'.repeat(6000)}${'</g>'.repeat(6000)}</svg>`
  await workspace.open()
  await workspace.load(zip('deep.zip', { 'index.html': `<!doctype html><title>Deep</title><h1>Start</h1>${drawing}` }))
  await expect(editor.toast('Project loaded successfully')).toBeVisible()
  await workspace.edit('deep')
  await expect(page.getByRole('heading', { name: 'Page index is not drawn' })).toBeVisible()
  await expect(page.getByText(/^It has about 6,00\d elements/)).toBeVisible()

  await page.getByRole('button', { name: 'Open its code' }).click()
  const dialog = page.getByRole('dialog', { name: 'File Editor' })
  await expect(dialog.getByText('<h1>Start</h1>').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Draw it anyway' }).click()
  await expect(editor.element('h1')).toHaveText('Start')
})
