import { expect, test } from '../actors/test.ts'
import { startSuite } from '../support/start-suite.ts'

test('after one visit everything works with the server stopped', async ({ page, workspace, editor }) => {
  const suite = await startSuite()
  await page.goto(`${suite.url}/workspace`)
  await expect(editor.toast('App installed successfully')).toBeVisible({ timeout: 30_000 })
  await suite.stop()

  await page.goto(`${suite.url}/workspace`)
  await workspace.create('Offline')
  await editor.ready()
  await editor.dropBlock('Heading')
  await expect(editor.element('h1')).toHaveText('Heading')
  await editor.save()

  await page.reload()
  await expect(editor.element('h1')).toHaveText('Heading')
  await editor.tab('Styling')
  await editor.leave()
  expect(await workspace.export('Offline')).toBeTruthy()
})
