import { expect, test } from '../actors/test.ts'
import { startSuite } from '../support/start-suite.ts'
import { zip } from '../support/zip-folder.ts'

const html = `<!doctype html><html lang="en"><head><title>Faulty</title></head><body>
<h1 onclick="top.ran = true">Faulty</h1><div style="height: 3000px"></div><button></button>
<script>top.ran = true</script></body></html>`

test('a fault leads to its element; what finds it arrives when first used and stays', async ({
  page,
  workspace,
  editor,
}) => {
  const suite = await startSuite()
  await page.goto(`${suite.url}/workspace`)
  await expect(editor.toast('App installed successfully')).toBeVisible({ timeout: 30_000 })
  await workspace.load(zip('faulty.zip', { 'index.html': html }))
  await expect(editor.toast('Project loaded successfully')).toBeVisible()
  const hasArrived = () => page.evaluate(async () => (await (await caches.open('pergola-late')).keys()).length > 0)
  expect(await hasArrived()).toBe(false)

  await workspace.edit('faulty')
  await editor.ready()
  await editor.openPlace('Page checks')
  const found = page.getByRole('region', { name: 'Accessibility' })
  await found.getByRole('button', { name: 'Go to element: Buttons must have discernible text' }).click()
  await expect(page.getByRole('toolbar', { name: 'Element tools' })).toContainText('Button')
  await expect(editor.element('button')).toBeInViewport()
  expect(await hasArrived()).toBe(true)

  // What the browser itself has kept would hide that nobody else did.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
  await suite.stop()
  await page.reload()
  await expect(found).toContainText('Buttons must have discernible text')
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
})
