import { describe, expect, test } from 'vitest'
import type { FileChange, Project } from '@pergola/contracts'
import { onNearlyFullDisk } from './nearly-full.ts'

const { here, leave, read, save, startAgain, upload } = onNearlyFullDisk()

/** A save of anything. */
const change = (given: FileChange) =>
  here.page.evaluate(
    async ([projectId, request]) => {
      const outcome = await globalThis.services.projects.save({ projectId, ...request })
      return outcome.ok ? 'saved' : outcome.failure
    },
    [here.id, given] as const,
  )

const record = () => here.page.evaluate(() => globalThis.services.projects.state.getState().open!.project)

/** What the bar over the editor says, with the way to what takes the space. */
const isSaidFull = () =>
  here.page.evaluate(() => globalThis.services.projects.state.getState().storage?.isStorageFull ?? false)

const uploadFont = (name: string, bytes: number) =>
  here.page.evaluate(
    async ([file, size]) => {
      const outcome = await globalThis.services.assets.upload([globalThis.noise(file, size)], { folder: 'fonts/' })
      return outcome.ok ? outcome.value.stored.map(({ path }) => path) : outcome.failure
    },
    [name, bytes] as const,
  )

const font = (path: string, url = '') => {
  const place = { id: path, name: 'Inter', fileName: path, path, url, isCDN: url !== '' }
  return { ...place, size: 1, weight: '400', style: 'normal' as const }
}

const face = `@font-face { font-family: Inter; src: url(../fonts/a.woff2) } ${'/* */'.repeat(200)}`

describe('a font on a full disk', () => {
  test('is refused whole, which is said, and nothing else changes', async () => {
    await leave(100_000)
    expect(await uploadFont('a.woff2', 3_000_000)).toBe('storage-full')
    expect(await isSaidFull()).toBe(true)
    expect(await startAgain()).toBe('writer')
    expect([await read(), await read('fonts/a.woff2')]).toEqual(['kept', 'file-missing'])
  })

  test('is deleted with its file, its rule and its record, and the next one has its room', async () => {
    await uploadFont('a.woff2', 1_500_000)
    await change({
      files: { 'css/fonts.css': face },
      record: { fonts: { a: font('fonts/a.woff2') } } as Partial<Project>,
    })
    await leave(0)
    expect(await uploadFont('b.woff2', 1_000_000)).toBe('storage-full')
    const removal = { contents: { 'fonts/a.woff2': null }, files: { 'css/fonts.css': '' }, record: { fonts: {} } }
    expect(await change(removal)).toBe('saved')
    await expect.poll(() => uploadFont('b.woff2', 1_000_000)).toEqual(['fonts/b.woff2'])
    expect(await startAgain()).toBe('writer')
    expect([(await record()).fonts, await read('fonts/a.woff2')]).toEqual([{}, 'file-missing'])
  })
})

describe('what stands in the record alone', () => {
  const remote = Object.fromEntries(
    Array.from({ length: 2000 }, (_, at) => [`${at}`, font(`${at}`, `https://fonts.example/${at}/${'x'.repeat(150)}`)]),
  )

  test('is deleted on a full disk, as a file is', async () => {
    expect(await change({ files: {}, record: { fonts: remote } as Partial<Project> })).toBe('saved')
    await leave(0)
    // What the disk has left in its blocks is used up: a save that only grows is refused from here on.
    await expect.poll(() => save(`${Math.random()}`.repeat(20_000))).toBe('storage-full')
    const first = Object.fromEntries(Object.entries(remote).slice(0, 1999))
    expect(await change({ files: {}, record: { fonts: first } as Partial<Project> })).toBe('saved')
    expect(await startAgain()).toBe('writer')
    expect(Object.keys((await record()).fonts ?? {})).toHaveLength(1999)
  })
})

describe('history on a full disk', () => {
  const named = async (name: string) =>
    here.page.evaluate(async (given) => {
      const { history, state } = globalThis.services.projects
      const outcome = await history!.name(state.getState().open!.revision, given)
      const listed = await history!.list()
      return {
        outcome: outcome.ok || outcome.failure,
        names: listed.ok ? listed.value.versions.map((one) => one.name) : [],
      }
    }, name)

  test('names a version, or says that it is full and leaves it as it was', async () => {
    await save('named')
    await leave(-1_000_000)
    const { outcome, names } = await named('Launch')
    expect(names.includes('Launch')).toBe(outcome === true)
    expect([true, 'storage-full']).toContain(outcome)
    if (outcome !== true) expect(await isSaidFull()).toBe(true)
  })

  test('brings back a version, or says that it is full: what stands now stays, and it comes back once there is room', async () => {
    const small = 'small'
    await upload(['a.bin', 2_000_000])
    const random = await here.page.evaluate(() => globalThis.letters(900_000))
    await save(random)
    const then = await here.page.evaluate(() => globalThis.services.projects.state.getState().open!.revision)
    await here.page.evaluate((at) => globalThis.services.projects.history!.name(at, 'Launch'), then)
    await save(small)
    await leave(-Infinity)
    const restore = () =>
      here.page.evaluate(
        async ([revision, projectId]) => {
          const { projects } = globalThis.services
          const plan = await projects.history!.planRestore(revision)
          if (!plan.ok) return plan.failure
          const outcome = await projects.save({ projectId, ...plan.value })
          return outcome.ok ? 'saved' : outcome.failure
        },
        [then, here.id] as const,
      )
    expect(await restore()).toBe('storage-full')
    expect([await read(), await isSaidFull()]).toEqual([small, true])
    await leave(20_000_000)
    expect(await restore()).toBe('saved')
    expect((await read()) === random).toBe(true)
  })
})

describe('sharing on a full disk', () => {
  test('packs the site in memory, all of it', async () => {
    await upload(['a.bin', 1_000_000])
    await leave(0)
    const size = await here.page.evaluate(async (id) => {
      const zip = await globalThis.services.projects.exportZip(id, { forTab: true })
      return zip.ok ? (await zip.value.file.arrayBuffer()).byteLength : zip.failure
    }, here.id)
    expect(size).toBeGreaterThan(1_000_000)
  })
})
