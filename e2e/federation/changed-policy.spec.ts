import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from '../actors/test.ts'
import { startSuite } from '../support/start-suite.ts'
import { installed } from './test.ts'

/** A host without https, which the editor's policy has to name: it takes files, and tells what was asked of it. */
async function startUploads() {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'application/json' })
    request.resume().on('end', () => response.end('{"status":"success","data":{"url":"http://files.test/1/site"}}'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, asked, stop: () => new Promise((resolve) => server.close(resolve)) }
}

/** Whether the page, and the service worker that stands before it, may ask an origin. */
const mayAsk = (page: Page, address: string) =>
  page.evaluate(
    (url) =>
      fetch(url).then(
        () => true,
        () => false,
      ),
    address,
  )

test('an installed editor follows a changed policy at the next start: its pages, its service worker and its workers', async ({
  page,
  workspace,
  editor,
}) => {
  const uploads = await startUploads()
  const before = await startSuite()
  const [PORT, SANDBOX_PORT] = [new URL(before.url).port, new URL(before.sandboxUrl).port]
  await page.goto(`${before.url}/workspace`)
  await installed(page)
  expect(await mayAsk(page, uploads.origin)).toBe(false)

  await before.stop()
  const after = await startSuite({ PORT, SANDBOX_PORT, SHARE_UPLOAD_URL: `${uploads.origin}/upload` })
  await page.reload()
  await expect(page.getByText('A new version is available. Reload now?')).toBeVisible()
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await expect.poll(() => mayAsk(page, uploads.origin).catch(() => false)).toBe(true)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  await workspace.create('Shared')
  await editor.ready()
  await editor.dropBlock('Text')
  await editor.save()
  await page.getByRole('button', { name: 'Share', exact: true }).first().click()
  await page.getByRole('dialog', { name: 'Share' }).getByRole('button', { name: 'Share', exact: true }).click()
  await expect.poll(() => uploads.asked).toContain('POST /upload')
  await after.stop()
  await uploads.stop()
})
