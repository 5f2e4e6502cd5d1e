import { expect, test } from 'vitest'
import { projectForEach } from './project-for-each.ts'

const here = projectForEach({ text: 'kept' })

test('while a zip is loaded it is told what is stored', async () => {
  const labels = await here.page.evaluate(async (project) => {
    const { projects } = globalThis.services
    const exported = await projects.exportZip(project)
    if (!exported.ok) return exported.failure
    const told = new Set<string>()
    await projects.importZip(exported.value.file, { onProgress: ({ label }) => void told.add(label) })
    return [...told].toSorted()
  }, here.id)
  expect(labels).toEqual(['Proccess project', 'Uploading assets', 'Uploading editor data'])
})

test('an import that is cancelled leaves nothing behind', async () => {
  const outcome = await here.page.evaluate(async (project) => {
    const { projects } = globalThis.services
    // Each goes to the disk alone, so that the end is far when the first is there.
    const picture = new Blob([new Uint8Array(3_000_000)], { type: 'image/png' })
    for (let at = 0; at < 8; at += 1) await projects.writeFile(`assets/${at}.png`, picture)
    const exported = await projects.exportZip(project)
    if (!exported.ok) return exported.failure
    const abort = new AbortController()
    const onProgress = ({ done }: { done: number }) => void (done > 0 && abort.abort())
    const imported = await projects.importZip(exported.value.file, { signal: abort.signal, onProgress })
    await projects.refresh()
    const root = await navigator.storage.getDirectory()
    const folders: string[] = []
    for await (const name of (await root.getDirectoryHandle('projects')).keys()) folders.push(name)
    return [imported.ok || imported.failure, projects.state.getState().summaries.length, folders]
  }, here.id)
  expect(outcome).toEqual(['cancelled', 1, [`project-${here.id}`]])
})

test('an upload is cancelled between batches; what was stored is told', async () => {
  const outcome = await here.page.evaluate(async () => {
    const { assets } = globalThis.services
    const files = Array.from({ length: 40 }, (_, at) => new File([`picture ${at}`], `${at}.png`, { type: 'image/png' }))
    const abort = new AbortController()
    const uploaded = await assets.upload(files, { signal: abort.signal, onProgress: () => abort.abort() })
    if (!uploaded.ok) return uploaded.failure
    return [uploaded.value.stored.length, uploaded.value.cancelled?.length, assets.state.getState().assets.length]
  })
  expect(outcome).toEqual([16, 24, 16])
})

test('an upload that finds no room for all of a batch stores from its beginning what there is room for', async () => {
  const session = await here.context.newCDPSession(here.page)
  const origin = new URL(here.harness.url).origin
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin })
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 4_000_000 })
  const outcome = await here.page.evaluate(async () => {
    const { assets } = globalThis.services
    const noise = () => Array.from({ length: 16 }, () => crypto.getRandomValues(new Uint8Array(65_536)))
    const uploaded = await assets.upload(Array.from({ length: 10 }, (_, at) => new File(noise(), `${at}.bin`)))
    if (!uploaded.ok) return uploaded.failure
    return { stored: uploaded.value.stored.map(({ name }) => name), left: uploaded.value.noRoom ?? [] }
  })
  expect(outcome).toMatchObject({ stored: expect.arrayContaining(['0.bin']), left: expect.arrayContaining(['9.bin']) })
  const { stored, left } = outcome as { stored: string[]; left: string[] }
  expect([...stored, ...left]).toEqual(Array.from({ length: 10 }, (_, at) => `${at}.bin`))
})

test('an upload whose project is taken over on the way tells what is stored and what is not', async () => {
  const other = await here.harness.newTab(here.context)
  await other.evaluate((project) => globalThis.services.projects.open(project), here.id)
  const uploading = here.page.evaluate(async () => {
    const files = Array.from({ length: 400 }, (_, at) => new File([`picture ${at}`], `${at}.png`))
    const uploaded = await globalThis.services.assets.upload(files)
    return uploaded.ok ? [uploaded.value.stored.length, uploaded.value.cancelled?.length ?? 0] : uploaded.failure
  })
  await here.page.waitForFunction(() => globalThis.services.assets.state.getState().assets.length > 0)
  await other.evaluate(() => globalThis.services.projects.takeOver())
  const outcome = await uploading
  const [stored = 0, left = 0] = Array.isArray(outcome) ? outcome : []
  expect([outcome, stored > 0, left > 0]).toEqual([[stored, 400 - stored], true, true])
  expect(await other.evaluate(() => globalThis.services.assets.state.getState().assets.length)).toBe(stored)
})

test('an upload to a project another tab writes is refused as such', async () => {
  const other = await here.harness.newTab(here.context)
  const outcome = await other.evaluate(async (project) => {
    const { projects, assets } = globalThis.services
    await projects.open(project)
    const uploaded = await assets.upload([new File(['picture'], 'a.png')])
    return uploaded.ok || uploaded.failure
  }, here.id)
  expect(outcome).toBe('not-writer')
})
