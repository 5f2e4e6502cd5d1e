import { expect, test } from '../actors/test.ts'

test('no request leaves the origins that are served', async ({ page, context, suite, editor, startSite }) => {
  const strays: string[] = []
  context.on('request', (request) => {
    const url = new URL(request.url())
    const own = url.origin === suite.url || suite.projectAddress.test(url.origin)
    if (!own && !/^(data|blob|about):/.test(url.protocol)) strays.push(request.url())
  })
  await startSite('Quiet')
  await editor.dropBlock('Image')
  await editor.dropBlock('Heading')
  await editor.select('h1')
  await editor.tab('Styling')
  await editor.save()
  await page.keyboard.press('ControlOrMeta+Shift+P')
  await expect(
    page.getByRole('dialog', { name: 'Preview' }).locator('iframe').contentFrame().locator('h1'),
  ).toBeVisible()
  expect(strays).toEqual([])
})
