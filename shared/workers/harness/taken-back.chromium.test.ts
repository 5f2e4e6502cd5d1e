import { expect, test } from 'vitest'
import { projectForEach } from './project-for-each.ts'

const here = projectForEach({ text: 'first' })

/** Three files that no database holds, deleted and brought back as undo does it. */
const deleteAndBringBack = () =>
  here.page.evaluate(async (projectId) => {
    const { assets, projects } = globalThis.services
    const names = [1, 2, 3].map((at) => `assets/${at}.bin`)
    await assets.upload([1, 2, 3].map((at) => new File([new Uint8Array(9000).fill(at)], `${at}.bin`)))
    const read = await projects.readFiles?.(names)
    if (!read?.ok) throw new Error('nothing was read')
    await projects.removeFiles(names)
    const saved = await projects.save({ projectId, files: {}, contents: Object.fromEntries(read.value) })
    return saved.ok
  }, here.id)

const standing = () =>
  here.page.evaluate(async (id) => {
    const tree = await globalThis.harness.tree()
    const count = async (folder: string) => (await tree.list(folder))?.length ?? 0
    return { inPlace: await count(`projects/project-${id}/assets`), aside: await count(`history/${id}`) }
  }, here.id)

/** As a kill leaves it behind the commit: what was taken back is still where history keeps it. */
const asIfCutShort = () =>
  here.page.evaluate(async (id) => {
    const tree = await globalThis.harness.tree()
    for (const at of [1, 2]) {
      const bytes = new Uint8Array(9000).fill(at)
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
      const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
      await tree.move(`projects/project-${id}/assets/${at}.bin`, `history/${id}/${hash}`)
    }
    const { dexie, trees } = await globalThis.harness.database()
    await trees.delete(id)
    dexie.close()
  }, here.id)

/** The first bytes of each, as pages see them and as the project reads them. */
const contents = () =>
  here.page.evaluate(async (id) => {
    const paths = [1, 2, 3].map((at) => `assets/${at}.bin`)
    const read = await globalThis.services.projects.readFiles?.(paths)
    const files = read?.ok ? paths.map((path) => read.value.get(path)) : []
    const texts = await Promise.all(files.map(async (file) => new Uint8Array((await file?.arrayBuffer()) ?? [])))
    const looks = paths.map((path) => globalThis.harness.fetchFile(`/project-files/${id}/${path}`))
    return {
      read: texts.map((bytes) => [bytes.length, bytes[8999]]),
      seen: (await Promise.all(looks)).map(({ text }) => [text.length, text.charCodeAt(8999)]),
    }
  }, here.id)

const startAgain = () =>
  here.page.evaluate(async (id) => {
    globalThis.services.dispose()
    globalThis.services = globalThis.harness.start()
    const opened = await globalThis.services.projects.open(id)
    return opened.ok && opened.value.role
  }, here.id)

const whole = [1, 2, 3].map((at) => [9000, at])

test('what is brought back after a deletion is taken from history, and not written anew', async () => {
  expect(await deleteAndBringBack()).toBe(true)
  expect(await standing()).toEqual({ inPlace: 3, aside: 0 })
  expect(await contents()).toEqual({ read: whole, seen: whole })
})

test('a bringing back that was cut short is whole from the first look on', async () => {
  await deleteAndBringBack()
  await asIfCutShort()
  expect(await startAgain()).toBe('writer')
  expect(await contents()).toEqual({ read: whole, seen: whole })
  expect(await standing()).toEqual({ inPlace: 3, aside: 0 })
})

test('what a bringing back that was cut short has left with history stays, though no version needs it', async () => {
  await deleteAndBringBack()
  // History keeps this one alone: without room for it all versions but the newest go.
  await here.page.evaluate(async () => {
    const { assets, projects } = globalThis.services
    await assets.upload([new File([new Uint8Array(9000).fill(9)], 'other.bin')])
    await projects.removeFiles(['assets/other.bin'])
  })
  await asIfCutShort()
  expect((await contents()).read).toEqual(whole)
  expect(await standing()).toEqual({ inPlace: 1, aside: 3 })
  await here.page.evaluate(async () => globalThis.services.projects.history?.setLimit(0))
  expect(await standing()).toEqual({ inPlace: 1, aside: 2 })
  await startAgain()
  expect(await contents()).toEqual({ read: whole, seen: whole })
})

test('a content that history no longer has as it was is written anew', async () => {
  const saved = await here.page.evaluate(async (projectId) => {
    const { assets, projects } = globalThis.services
    const path = 'assets/a.bin'
    await assets.upload([new File([new Uint8Array(9000).fill(1)], 'a.bin')])
    const read = await projects.readFiles?.([path])
    if (!read?.ok) throw new Error('nothing was read')
    await projects.removeFiles([path])
    const tree = await globalThis.harness.tree()
    for (const { name } of (await tree.list(`history/${projectId}`)) ?? []) {
      await tree.write(`history/${projectId}/${name}`, new Uint8Array(9000).fill(7))
    }
    const outcome = await projects.save({ projectId, files: {}, contents: Object.fromEntries(read.value) })
    const file = await projects.readFile(path)
    return [outcome.ok, file.ok && new Uint8Array(await file.value.arrayBuffer())[0]]
  }, here.id)
  expect(saved).toEqual([true, 1])
})

test('a save of many files tells how far it is until it is acknowledged, one of a few says nothing', async () => {
  const told = (count: number) =>
    here.page.evaluate(
      async ({ projectId, names }) => {
        const { projects } = globalThis.services
        const seen: ({ done: number; total: number } | null)[] = []
        const stop = projects.state.subscribe(({ storing = null }) => {
          if (storing !== seen.at(-1)) seen.push(storing)
        })
        const given = Object.fromEntries(names.map((name) => [name, new File([name], name)]))
        const saved = await projects.save({ projectId, files: {}, contents: given })
        stop()
        return { saved: saved.ok, seen }
      },
      { projectId: here.id, names: Array.from({ length: count }, (_, at) => `assets/${count}-${at}.bin`) },
    )
  expect(await told(5)).toEqual({ saved: true, seen: [null] })
  const { saved, seen } = await told(60)
  expect(saved).toBe(true)
  expect(seen.at(-1)).toBeNull()
  const counts = seen.flatMap((progress) => progress ?? [])
  expect(counts.length).toBeGreaterThan(0)
  for (const { done, total } of counts) expect([total, done > 0 && done <= total]).toEqual([180, true])
})
