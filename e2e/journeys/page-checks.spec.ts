import { expect, test } from '../actors/test.ts'
import { startSuite } from '../support/start-suite.ts'
import { zip } from '../support/zip-folder.ts'

const html = `<!doctype html><html lang="en"><head><title>Faulty</title></head><body>
<h1 onclick="top.ran = true">Faulty</h1><div style="height: 3000px"></div><button></button>
<script>top.ran = true</script></body></html>`

test('a fault leads to its element, also without a server', async ({ page, workspace, editor }) => {
  const suite = await startSuite()
  await page.goto(`${suite.url}/workspace`)
  await editor.installed()
  await workspace.load(zip('faulty.zip', { 'index.html': html }))
  await expect(editor.toast('Project loaded successfully')).toBeVisible()

  await workspace.edit('faulty')
  await editor.ready()
  await editor.openPlace('Page checks')
  const found = page.getByRole('region', { name: 'Accessibility' })
  await found.getByRole('button', { name: 'Go to element: Buttons must have discernible text' }).click()
  await expect(page.getByRole('toolbar', { name: 'Element tools' })).toContainText('Button')
  await expect(editor.element('button')).toBeInViewport()

  // What the browser itself has kept would hide that nobody else did.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
  await suite.stop()
  await page.reload()
  await expect(found).toContainText('Buttons must have discernible text')
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
})

test.describe(() => {
  test.use({ installs: false })

  test('all pages are checked one after the other without holding up the editor, and a finding opens its page', async ({
    page,
    workspace,
    editor,
  }) => {
    const filler = '<p>Words of this page</p>\n'.repeat(400)
    const two = `<!doctype html><html lang="en"><head><title>Two</title></head><body><h1>Two</h1>${filler}
  <a href="gone.html">Lost</a><img src="gone.png"><iframe title="Map" src="gone-map.html"></iframe></body></html>`
    await workspace.open()
    await workspace.load(zip('several.zip', { 'index.html': html, 'two.html': two, 'docs/three.html': two }))
    await expect(editor.toast('Project loaded successfully')).toBeVisible()
    await workspace.edit('several')
    await editor.ready()
    // What is added before others has a later name than they, until the page is read again.
    await editor.select('h1')
    await page.keyboard.press('ControlOrMeta+D')
    await expect(editor.canvas.locator('h1')).toHaveCount(2)
    await editor.save()
    await editor.openPlace('Page checks')
    await expect(page.getByRole('region', { name: 'Accessibility' })).toContainText('discernible text')
    await page.evaluate(() => {
      const tasks: number[] = []
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: 'longtask',
      })
      Object.assign(globalThis, { tasks })
    })
    const all = page.getByRole('region', { name: 'All pages' })
    await all.getByRole('button', { name: 'Check all pages' }).click()
    await expect(all.getByRole('progressbar')).toBeVisible()
    await expect(all.locator('> details > summary')).toHaveText([
      /^docs-three.*4 findings/s,
      /^two.*4 findings/s,
      /^index.*findings?/s,
    ])
    test.info().annotations.push({
      type: 'longest tasks',
      description: await page.evaluate(() => JSON.stringify((globalThis as unknown as { tasks: number[] }).tasks)),
    })
    await expect(editor.element('h1')).toHaveText('Faulty')
    await editor.loaded()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Reload Canvas/ })
      .click()
    await editor.loaded()
    await all.locator('> details > summary').filter({ hasText: 'index' }).click()
    await all
      .getByRole('button', { name: 'Go to element: Buttons must have discernible text' })
      .filter({ visible: true })
      .click()
    await expect(page.getByRole('toolbar', { name: 'Element tools' })).toContainText('Button')

    await all.locator('> details > summary').filter({ hasText: 'two' }).click()
    await all.getByRole('button', { name: 'Go to element: Broken link: gone.html' }).filter({ visible: true }).click()
    await expect(editor.element('a')).toBeInViewport()
    await expect(editor.element('h1')).toHaveText('Two')
    await expect(all.getByText('Missing file: gone-map.html').filter({ visible: true })).toHaveCount(1)
    await expect(page.getByRole('toolbar', { name: 'Element tools' })).toContainText('Link')
  })
})
