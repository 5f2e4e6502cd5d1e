import type { StoragePart } from '@pergola/contracts'
import { describe, expect, test } from 'vitest'
import { onNearlyFullDisk } from './nearly-full.ts'

const { here, leave, leaveAll, read, save, startAgain, upload, usage } = onNearlyFullDisk()

/** Names of the assets as a person sees them. */
const assetNames = () =>
  here.page.evaluate(() => globalThis.services.assets.state.getState().assets.map(({ name }) => name))

const listed = () =>
  here.page.evaluate(async () => {
    await globalThis.services.projects.refresh()
    return globalThis.services.projects.state.getState().summaries.map(({ name, inited }) => `${name} ${inited}`)
  })

/** What is kept in the private file system, by folder. */
const foldersOf = (id: string) =>
  here.page.evaluate(async (project) => {
    const tree = await globalThis.harness.tree()
    const places = [`projects/project-${project}`, `journals/${project}`, `history/${project}`, `staging/${project}`]
    const found = await Promise.all(places.map(async (path) => ((await tree.list(path)) ? path : [])))
    return found.flat()
  }, id)

describe('on a full disk', () => {
  test('a project is deleted, and its room is there at once', async () => {
    await upload(['a.bin', 3_000_000])
    await leave(0)
    expect(await save('x'.repeat(100_000))).toBe('storage-full')
    const before = await usage()
    const removed = await here.page.evaluate((id) => globalThis.services.projects.remove(id), here.id)
    expect(removed).toEqual({ ok: true })
    expect(await foldersOf(here.id)).toEqual([])
    expect(await listed()).toEqual([])
    expect(before - (await usage())).toBeGreaterThan(2_900_000)
  })

  test('a project is deleted without any room for a mark, and never half', async () => {
    await upload(['a.bin', 3_000_000])
    await here.page.evaluate(async () => (await globalThis.harness.tree()).remove('reserve'))
    await leave(-1_000_000)
    const removed = await here.page.evaluate((id) => globalThis.services.projects.remove(id), here.id)
    expect([removed, await foldersOf(here.id), await listed()]).toEqual([{ ok: true }, [], []])
  })

  test('a project that is not open is deleted, too', async () => {
    await upload(['a.bin', 3_000_000])
    const other = await here.page.evaluate(() => globalThis.harness.makeProject(globalThis.services, 'other'))
    await leave(0)
    const removed = await here.page.evaluate((id) => globalThis.services.projects.remove(id), here.id)
    expect(removed).toEqual({ ok: true })
    expect(await save('saved again'.repeat(1000), other)).toBe('saved')
  })

  test.each([1, 3])('assets are deleted, %i at once, and then there is room to save', async (count) => {
    const names = ['a.bin', 'b.bin', 'c.bin'].slice(0, count)
    await upload(...names.map((name) => [name, 1_000_000] as const), ['kept.bin', 10_000])
    await leave(0)
    const large = 'x'.repeat(600_000)
    expect(await save(large)).toBe('storage-full')
    const removed = await here.page.evaluate((given) => globalThis.services.assets.remove(given), names)
    expect([removed, await assetNames()]).toEqual([{ ok: true }, ['kept.bin']])
    await expect.poll(() => save(large)).toBe('saved')
    expect(await startAgain()).toBe('writer')
    expect([(await read()).length, await assetNames()]).toEqual([600_000, ['kept.bin']])
  })

  test('a page is deleted', async () => {
    await here.page.evaluate(async () => {
      await globalThis.services.projects.createPage('about')
    })
    await upload(['a.bin', 1_000_000])
    await leave(0)
    const removed = await here.page.evaluate(() => globalThis.services.projects.removePage('about'))
    expect(removed).toEqual({ ok: true })
    expect(await startAgain()).toBe('writer')
    expect(await read('editor/pages/about.html')).toBe('file-missing')
  })

  test('files are deleted from the file browser', async () => {
    await upload(['a.bin', 1_000_000])
    await leave(0)
    const removed = await here.page.evaluate(
      (id) => globalThis.services.projects.removeEntry(`projects/project-${id}/assets/a.bin`),
      here.id,
    )
    expect([removed, await assetNames()]).toEqual([{ ok: true }, []])
  })

  test('versions are deleted', async () => {
    for (const at of [1, 2, 3]) await save(`${at}`.repeat(100_000))
    await leave(0)
    const kept = await here.page.evaluate(() => globalThis.services.projects.history?.setLimit(0))
    expect(kept).toMatchObject({ ok: true })
    const versions = await here.page.evaluate(async () => {
      const outcome = await globalThis.services.projects.history?.list()
      return outcome?.ok ? outcome.value.versions.length : outcome
    })
    expect(versions).toBe(1)
  })

  test('the name of a version can be taken away', async () => {
    await save('named')
    const name = (given: string) =>
      here.page.evaluate(async (text) => {
        const { projects } = globalThis.services
        return projects.history?.name(projects.state.getState().open?.revision ?? 0, text)
      }, given)
    await name('Launch')
    await upload(['a.bin', 1_000_000])
    await leave(0)
    expect(await name('')).toEqual({ ok: true })
  })

  test('what is stored is found again by a tab that starts on it, and is deleted there', async () => {
    await upload(['a.bin', 1_000_000])
    await here.page.evaluate(async () => (await globalThis.harness.tree()).remove('reserve'))
    await leave(0)
    expect(await startAgain()).toBe('writer')
    const size = await here.page.evaluate(async () => (await globalThis.services.assets.read('a.bin'))?.size)
    expect([await read(), size]).toEqual(['kept', 1_000_000])
    const removed = await here.page.evaluate((id) => globalThis.services.projects.remove(id), here.id)
    expect([removed, await foldersOf(here.id)]).toEqual([{ ok: true }, []])
  })

  test('a site that is made is refused whole, and leaves no card behind', async () => {
    await leave(0)
    const made = await here.page.evaluate(() => globalThis.services.projects.create({ name: 'Other' }))
    expect([made.ok || made.failure, await listed()]).toEqual(['storage-full', ['Bakery true']])
  })
})

/** A zip of a site with so many pictures of a megabyte. */
const zipOf = (count: number) =>
  here.page.evaluate(
    async ([pictures, open]) => {
      const { services } = globalThis
      const { projects } = services
      const id = await globalThis.harness.makeProject(globalThis.services, 'zipped')
      for (let at = 0; at < pictures; at += 1) await services.assets.upload([globalThis.noise(`${at}.png`, 1_000_000)])
      const zip = await projects.exportZip(id)
      if (!zip.ok) throw new Error(zip.failure)
      // Out of the storage: in it, it would count itself.
      Object.assign(globalThis, { zip: new File([await zip.value.file.arrayBuffer()], 'site.zip') })
      await projects.remove(id)
      await (await globalThis.harness.tree()).remove('scratch')
      await projects.open(open)
    },
    [count, here.id] as const,
  )

const load = () =>
  here.page.evaluate(async () => {
    const { zip } = globalThis as unknown as { zip: File }
    let steps = 0
    const onProgress = ({ label }: { label: string }) => void (label === 'Uploading assets' && (steps += 1))
    const loaded = await globalThis.services.projects.importZip(zip, { onProgress })
    return { outcome: loaded.ok || loaded.failure, detail: loaded.ok ? '' : loaded.detail, steps }
  })

describe('a zip that is loaded', () => {
  test('is refused before anything of it is stored where there is no room for all of it', async () => {
    await zipOf(4)
    await leave(2_500_000)
    const before = await usage()
    const { outcome, detail, steps } = await load()
    expect([outcome, steps]).toEqual(['storage-full', 0])
    expect(detail).toMatch(/^The site needs \d+ MB/)
    expect(await listed()).toEqual(['Bakery true'])
    expect((await usage()) - before).toBeLessThan(100_000)
    expect(await save('saved')).toBe('saved')
  })

  test('leaves nothing behind where the room goes while it is stored', async () => {
    await zipOf(30)
    await leave(40_000_000)
    const loading = load()
    // As if another page of the site took the room away.
    await here.page.waitForFunction(async () => {
      const tree = await globalThis.harness.tree()
      const projects = (await tree.list('projects')) ?? []
      return projects.length > 1
    })
    await leave(0)
    const { outcome } = await loading
    expect(outcome).toBe('storage-full')
    expect(await listed()).toEqual(['Bakery true'])
    const left = await here.page.evaluate(async () => (await (await globalThis.harness.tree()).list('projects')) ?? [])
    expect(left.map(({ name }) => name)).toEqual([`project-${here.id}`])
  })

  test('leaves something that can be deleted on a full disk where the browser ends on the way', async () => {
    const half = await here.page.evaluate(() => globalThis.harness.leaveHalfMade('Half'))
    await here.page.evaluate(
      async (id) => (await globalThis.harness.tree()).write(`projects/project-${id}/assets/a.png`, new Blob(['x'])),
      half,
    )
    await leave(0)
    const removed = await here.page.evaluate((id) => globalThis.services.projects.remove(id), half)
    expect([removed, await foldersOf(half)]).toEqual([{ ok: true }, []])
  })
})

describe('near the quota', () => {
  test('40 saves of 200 kB go where 3 MB are left', async () => {
    await leave(3 * 1024 * 1024)
    const outcomes = await here.page.evaluate(async (projectId) => {
      const told: string[] = []
      for (let at = 0; at < 40; at += 1) {
        const css = globalThis.letters(200_000)
        const outcome = await globalThis.services.projects.save({ projectId, files: { 'css/index.css': css } })
        told.push(outcome.ok ? 'saved' : outcome.failure)
        Object.assign(globalThis, { last: css })
      }
      return told
    }, here.id)
    expect(outcomes.filter((outcome) => outcome !== 'saved')).toEqual([])
    const last = await here.page.evaluate(() => (globalThis as unknown as { last: string }).last)
    expect(await startAgain()).toBe('writer')
    expect((await read()) === last).toBe(true)
  })
})

describe('what takes the space', () => {
  const measured = () =>
    here.page.evaluate(async () => {
      const use = await globalThis.services.projects.storageUse?.()
      if (!use?.ok) throw new Error('not measured')
      return use.value
    })
  const free = (part: StoragePart) =>
    here.page.evaluate(async (given) => globalThis.services.projects.freeStorage?.(given), part)

  test('is told by project, with its history, what is left of an import and what was packed', async () => {
    await upload(['a.bin', 1_000_000])
    await here.page.evaluate(() => globalThis.services.assets.remove(['a.bin']))
    await upload(['b.bin', 400_000])
    const half = await here.page.evaluate(() => globalThis.harness.leaveHalfMade('Half'))
    await here.page.evaluate(
      async (id) =>
        (await globalThis.harness.tree()).write(`projects/project-${id}/assets/a.png`, globalThis.noise('a', 300_000)),
      half,
    )
    await here.page.evaluate((id) => globalThis.services.projects.exportZip(id), here.id)
    const { projects, packed, reserve, total } = await measured()
    const [first] = projects
    expect(projects.map(({ name, inited }) => [name, inited])).toEqual([
      ['Bakery', true],
      ['Half', false],
      ['Half', true],
    ])
    expect(first?.files).toBeGreaterThan(400_000)
    expect(first?.history).toBe(1_000_000)
    expect(projects[1]?.files).toBe(300_000)
    expect(packed).toBeGreaterThan(400_000)
    expect(reserve).toBeGreaterThan(1_000_000)
    expect(total).toBeGreaterThan(3_000_000)
  })

  test('is given back on a full disk: history of a project that is open or not, and what was packed', async () => {
    await upload(['a.bin', 1_000_000])
    await here.page.evaluate(() => globalThis.services.assets.remove(['a.bin']))
    await here.page.evaluate((id) => globalThis.services.projects.exportZip(id), here.id)
    await here.page.evaluate(() => globalThis.harness.makeProject(globalThis.services, 'other'))
    await leave(0)
    expect(await free({ kind: 'packed' })).toMatchObject({ ok: true })
    expect(await free({ kind: 'history', id: here.id })).toMatchObject({ ok: true })
    const { projects, packed } = await measured()
    expect([packed, projects.find(({ id }) => id === here.id)?.history]).toEqual([0, 0])
  })
})

test('a write that finds no room says so for as long as there is none, whoever asked for it', async () => {
  const isFull = () =>
    here.page.evaluate(() => globalThis.services.projects.state.getState().storage?.isStorageFull ?? false)
  expect(await isFull()).toBe(false)
  await leave(0)
  await here.page.evaluate(() => globalThis.services.projects.create({ name: 'Other' }))
  expect(await isFull()).toBe(true)
  await leaveAll()
  expect(await save('saved')).toBe('saved')
  await expect.poll(isFull).toBe(false)
})
