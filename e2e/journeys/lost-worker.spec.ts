import { expect, test } from '../actors/test.ts'

test.use({ installs: false })

test('a worker that dies costs nothing: it is said, and the next save holds', async ({ page, editor, startSite }) => {
  await startSite('Survivor', 'Heading')
  await expect(editor.element('h1')).toBeVisible()
  const worker = page.workers().find((one) => one.url().includes('projects'))
  if (!worker) throw new Error(`no project worker among ${page.workers().map((one) => one.url())}`)
  const gone = worker.waitForEvent('close')
  await worker.evaluate(() => self.close())
  await gone

  await editor.writeInto('h1', 'Still here')
  await editor.save()
  await expect(page.getByText('was started again. Your last changes are saved.')).toBeVisible()
  await page.reload()
  await expect(editor.element('h1')).toHaveText('Still here')
})
