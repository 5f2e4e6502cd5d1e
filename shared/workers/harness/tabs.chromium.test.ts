import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHarness } from './open-harness.ts'
import type { OpenHarness } from './open-harness.ts'

let harness: OpenHarness
let first: Page
let second: Page
let id: string

beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())
// Its tabs and workers would go on beside the next test.
afterEach(() => first.context().close())

beforeEach(async () => {
  const context = await harness.newContext()
  first = await harness.newTab(context)
  second = await harness.newTab(context)
  id = await first.evaluate(() => globalThis.harness.makeProject(globalThis.services, 'first'))
})

const openIn = (page: Page) =>
  page.evaluate(async (project) => {
    const outcome = await globalThis.services.projects.open(project)
    return outcome.ok ? outcome.value.role : outcome.failure
  }, id)

const roleIn = (page: Page) => page.evaluate(() => globalThis.services.projects.state.getState().open?.role)

const saveIn = (page: Page, text: string) =>
  page.evaluate(
    async ([projectId, css]) => {
      const outcome = await globalThis.services.projects.save({ projectId, files: { 'css/index.css': css } })
      return outcome.ok ? 'saved' : outcome.failure
    },
    [id, text] as const,
  )

const readIn = (page: Page) =>
  page.evaluate(async () => {
    const outcome = await globalThis.services.projects.readText('css/index.css')
    return outcome.ok ? outcome.value : outcome.failure
  })

test('the second tab reads, may not save, and follows what the first one saves', async () => {
  expect(await openIn(second)).toBe('reader')
  expect(await saveIn(second, 'mine')).toBe('not-writer')
  const revision = await first.evaluate(() => globalThis.services.projects.state.getState().open?.revision ?? 0)
  expect(await saveIn(first, 'newer')).toBe('saved')
  await second.waitForFunction(
    (before) => (globalThis.services.projects.state.getState().open?.revision ?? 0) > before,
    revision,
  )
  expect(await readIn(second)).toBe('newer')
})

test('the first tab lets go when it is asked, and nothing it saved last is lost', async () => {
  await openIn(second)
  const [last, taken] = await Promise.all([
    saveIn(first, 'the last word'),
    second.evaluate(async () => {
      const outcome = await globalThis.services.projects.takeOver()
      return outcome.ok ? outcome.value.role : outcome.failure
    }),
  ])
  expect([last, taken]).toEqual(['saved', 'writer'])
  await first.waitForFunction(() => globalThis.services.projects.state.getState().open?.role === 'reader')
  expect(await readIn(second)).toBe('the last word')
  expect(await saveIn(first, 'one more')).toBe('not-writer')
  expect(await saveIn(second, 'now mine')).toBe('saved')
})

test('a tab that is saving when it is asked to let go stores what it has behind that, too', async () => {
  await openIn(second)
  await first.evaluate((projectId) => {
    const { projects, bus } = globalThis.services
    const save = async (css: string) => {
      const outcome = await projects.save({ projectId, files: { 'css/index.css': css } })
      return outcome.ok ? 'saved' : outcome.failure
    }
    const handedOver = new Promise((resolve) =>
      bus.on('writer.requested', () => resolve(Promise.all([save('under way'), save('the last word')]))),
    )
    Object.assign(globalThis, { handedOver })
  }, id)
  const taken = await second.evaluate(async () => {
    const outcome = await globalThis.services.projects.takeOver()
    return outcome.ok ? outcome.value.role : outcome.failure
  })
  expect(taken).toBe('writer')
  expect(await first.evaluate(() => Reflect.get(globalThis, 'handedOver') as unknown)).toEqual(['saved', 'saved'])
  expect(await readIn(second)).toBe('the last word')
})

test('a tab that hangs loses the project, and what it saves afterwards is refused', async () => {
  await openIn(second)
  const hanging = first.evaluate(async (projectId) => {
    const end = performance.now() + 4000
    while (performance.now() < end);
    const outcome = await globalThis.services.projects.save({ projectId, files: { 'css/index.css': 'stale' } })
    return outcome.ok ? 'saved' : outcome.failure
  }, id)
  const taken = await second.evaluate(async () => {
    const outcome = await globalThis.services.projects.takeOver()
    return outcome.ok ? outcome.value.role : outcome.failure
  })
  expect(taken).toBe('writer')
  expect(await saveIn(second, 'taken over')).toBe('saved')
  expect(await hanging).toBe('not-writer')
  expect(await readIn(second)).toBe('taken over')
  expect(await roleIn(first)).toBe('reader')
})

test('a project can be written again as soon as its tab is closed or reloaded', async () => {
  await first.reload()
  await first.evaluate(() => {
    globalThis.services = globalThis.harness.start()
  })
  expect(await openIn(first)).toBe('writer')
  await first.close()
  expect(await openIn(second)).toBe('writer')
})

test('a save with an epoch that is over is undone as a whole', async () => {
  await first.evaluate(() => globalThis.services.projects.close())
  const outcome = await second.evaluate((project) => globalThis.harness.saveWhenFenced(project), id)
  expect(outcome).toEqual({ failure: 'not-writer', stored: 'first' })
})

test('a project that is open in another tab is neither renamed nor removed', async () => {
  const outcome = await second.evaluate(async (project) => {
    const { projects } = globalThis.services
    const renamed = await projects.rename(project, 'Other')
    const removed = await projects.remove(project)
    return [renamed.ok || renamed.failure, removed.ok || removed.failure]
  }, id)
  expect(outcome).toEqual(['not-writer', 'not-writer'])
})

test('the same zip loaded in two tabs at once is two whole projects', async () => {
  const zip = await first.evaluate(async (project) => {
    const { projects } = globalThis.services
    const files = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`css/${at}.css`, `a${at} {}`]))
    await projects.save({ projectId: project, files: { ...files, 'editor/pages/index.html': '<h1>Whole</h1>' } })
    const photo = new Blob([new Uint8Array(300_000).fill(7)], { type: 'image/png' })
    await projects.writeFile('assets/photo.png', photo)
    const zipped = await projects.exportZip(project)
    if (!zipped.ok) throw new Error(zipped.failure)
    return [...new Uint8Array(await zipped.value.file.arrayBuffer())]
  }, id)
  const load = (page: Page) =>
    page.evaluate(async (bytes) => {
      const { projects } = globalThis.services
      const sizes: number[][] = []
      for (let round = 0; round < 2; round += 1) {
        const loaded = await projects.importZip(new File([Uint8Array.from(bytes)], 'same.zip'))
        if (!loaded.ok) throw new Error(loaded.failure)
        const opened = await projects.open(loaded.value.id)
        const html = await projects.readText('editor/pages/index.html')
        const photo = await projects.readFile('assets/photo.png')
        sizes.push([
          Object.keys(opened.ok ? opened.value.files : {}).length,
          html.ok ? html.value.length : -1,
          photo.ok ? photo.value.size : -1,
        ])
      }
      return sizes
    }, zip)
  const [here, there] = await Promise.all([load(first), load(second)])
  expect(new Set([...here, ...there].map((sizes) => sizes.join())).size).toBe(1)
  expect(here[0]).toEqual([expect.any(Number), '<h1>Whole</h1>'.length, 300_000])
})
