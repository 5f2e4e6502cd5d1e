import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHarness } from './open-harness.ts'
import type { OpenHarness } from './open-harness.ts'

let harness: OpenHarness
let page: Page
let id: string

beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())
// Its tabs and workers would go on beside the next test.
afterEach(() => page.context().close())

beforeEach(async () => {
  page = await harness.newTab(await harness.newContext())
  id = await page.evaluate(async () => {
    const project = await globalThis.harness.makeProject(globalThis.services, 'h1{color:red}')
    await globalThis.services.projects.createPage('about')
    return project
  })
})

const changes = (since: number) =>
  page.evaluate(
    async ([project, from]) => {
      const found = await globalThis.services.preview.changes(project, from)
      if (!found) return null
      const texts: Record<string, string> = {}
      for (const { path, bytes } of found.put) texts[path] = await new Blob([bytes as Blob]).text()
      return { ...found, put: texts }
    },
    [id, since] as const,
  )

const save = (files: Record<string, string | null>) =>
  page.evaluate(([projectId, given]) => globalThis.services.projects.save({ projectId, files: given }), [
    id,
    files,
  ] as const)

test('the first time, the whole site is given', async () => {
  const first = await changes(0)
  expect(first?.reset).toBe(true)
  expect(Object.keys(first?.put ?? {})).toEqual(
    expect.arrayContaining(['index.html', 'pages/about.html', 'css/index.css']),
  )
  expect(first?.put['index.html']).toContain('css/index.css')
})

test('after a save, only what it changed is given', async () => {
  const first = await changes(0)
  await save({ 'editor/pages/index.html': '<h1>Bread</h1>' })
  const second = await changes(first?.generation ?? 0)
  expect([second?.reset, Object.keys(second?.put ?? {}), second?.remove]).toEqual([false, ['index.html'], []])
  expect(second?.put['index.html']).toContain('<h1>Bread</h1>')
  await save({ 'css/index.css': 'h1{color:blue}' })
  const third = await changes(second?.generation ?? 0)
  expect(third?.put).toEqual({ 'css/index.css': 'h1{color:blue}' })
  expect((await changes(third?.generation ?? 0))?.put).toEqual({})
})

test('a sheet that becomes empty is no longer linked', async () => {
  const first = await changes(0)
  await save({ 'css/index.css': '' })
  const second = await changes(first?.generation ?? 0)
  expect(second?.put['index.html']).not.toContain('css/index.css')
})

test('a page that was removed is taken away', async () => {
  const first = await changes(0)
  await page.evaluate(() => globalThis.services.projects.removePage('about'))
  const second = await changes(first?.generation ?? 0)
  expect(second?.remove).toContain('pages/about.html')
})

test('who asks from a generation nobody knows gets everything anew', async () => {
  await changes(0)
  expect((await changes(4711))?.reset).toBe(true)
})

test('a project that is not open gives nothing', async () => {
  await page.evaluate(() => globalThis.services.projects.close())
  expect(await changes(0)).toBeNull()
})
