import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHarness } from './open-harness.ts'
import type { OpenHarness } from './open-harness.ts'

let harness: OpenHarness
let page: Page
let id: string

beforeAll(async () => {
  harness = await openHarness()
  page = await harness.newTab(await harness.newContext())
  id = await page.evaluate(async () => {
    const project = await globalThis.harness.makeProject(globalThis.services, 'a { color: red }')
    const files = { 'editor/pages/index.html': '<h1>Brötchen</h1>', 'js/ä b.js': 'alert(1)' }
    await globalThis.services.projects.save({ projectId: project, files })
    await globalThis.services.projects.writeFile('assets/a.png', new Blob(['0123456789']))
    // No tab needs to have it open.
    globalThis.services.dispose()
    return project
  })
})
afterAll(() => harness.close())

const get = (path: string, headers?: Record<string, string>) =>
  page.evaluate(([address, given]) => globalThis.harness.fetchFile(address, given), [
    `/project-files/${id}/${path}`,
    headers ?? {},
  ] as const)

test.each([
  ['a page', 'editor/pages/index.html', 'text/html; charset=utf-8', '<h1>Brötchen</h1>'],
  ['a sheet', 'css/index.css', 'text/css; charset=utf-8', 'a { color: red }'],
  ['a script with a name to decode', 'js/%C3%A4%20b.js', 'text/javascript; charset=utf-8', 'alert(1)'],
  ['a picture', 'assets/a.png', 'image/png', '0123456789'],
])('%s is served as what it is', async (_what, path, type, text) => {
  const file = await get(path)
  expect([file.status, file.headers['content-type'], file.text]).toEqual([200, type, text])
})

test('nothing of it is sniffed, and a document of it has an origin of its own', async () => {
  const { headers } = await get('editor/pages/index.html')
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-security-policy': 'sandbox' })
})

test.each([
  ['no such file', 'css/none.css'],
  ['a way out', '..%2F..%2Fjournals/1/0.log'],
  ['an empty part', 'css//index.css'],
  ['a broken escape', '%E0%A4%A'],
])('%s is not found', async (_what, path) => {
  expect(await get(path)).toMatchObject({ status: 404, text: 'File not found' })
})

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=20-', 416, '', 'bytes */10'],
])('a range %s is answered with %i', async (range, status, text, told) => {
  const file = await get('assets/a.png', { range })
  expect([file.status, file.text, file.headers['content-range']]).toEqual([status, text, told])
})

test('asking before anything is stored makes no database', async () => {
  const fresh = await harness.newContext()
  const empty = await fresh.newPage()
  await empty.goto(harness.url)
  const outcome = await empty.evaluate(async () => {
    const { status } = await globalThis.harness.fetchFile('/project-files/1/index.html')
    return [status, (await indexedDB.databases()).length]
  })
  expect(outcome).toEqual([404, 0])
})
