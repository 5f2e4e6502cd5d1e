import type { OpenVersion, Outcome } from '@pergola/contracts'
import { expect, test } from 'vitest'
import { projectForEach } from './project-for-each.ts'

const here = projectForEach({ text: 'first' })

const save = (files: Readonly<Record<string, string | null>>, label = '') =>
  here.page.evaluate(
    async ([projectId, texts, said]) => {
      const saved = await globalThis.services.projects.save({ projectId, files: texts, label: said })
      return saved.ok ? saved.value.revision : saved.failure
    },
    [here.id, files, label] as const,
  )

const listed = () =>
  here.page.evaluate(async () => {
    const found = await globalThis.services.projects.history?.list()
    if (!found?.ok) throw new Error('no list')
    return found.value
  })

const read = (revision: number, path = 'css/index.css') =>
  here.page.evaluate(
    async ([at, file]) => {
      const found = await globalThis.services.projects.history?.readFile(at, file)
      if (!found?.ok) return found?.failure
      return new TextDecoder().decode(await found.value.arrayBuffer())
    },
    [revision, path] as const,
  )

/** As a person would restore, but for the canvas. */
const restore = (revision: number, name?: string) =>
  here.page.evaluate(
    async ([projectId, at, only]) => {
      const { projects } = globalThis.services
      const plan = await projects.history?.planRestore(at, only)
      if (!plan?.ok) return plan?.failure
      const saved = await projects.save({ projectId, ...plan.value })
      return saved.ok ? 'restored' : saved.failure
    },
    [here.id, revision, name] as const,
  )

const sweep = (limit: number) =>
  here.page.evaluate(async (bytes) => globalThis.services.projects.history?.setLimit(bytes), limit)

const startAgain = () =>
  here.page.evaluate(async (project) => {
    globalThis.services.dispose()
    globalThis.services = globalThis.harness.start()
    const opened = await globalThis.services.projects.open(project)
    return opened.ok && opened.value.role
  }, here.id)

const kept = () =>
  here.page.evaluate(async (project) => {
    const { dexie, contents, versions, pasts } = await globalThis.harness.database()
    const tree = await globalThis.harness.tree()
    const counts = await Promise.all([contents.count(), versions.count(), pasts.count()])
    dexie.close()
    return { counts, aside: ((await tree.list(`history/${project}`)) ?? []).length }
  }, here.id)

test('every save is a version; what did not change costs nothing, and each gives back its bytes', async () => {
  const second = await save({ 'css/index.css': 'second' }, 'Style color')
  const third = await save({ 'js/index.js': 'third()' })
  const { versions, size } = await listed()
  expect(versions.slice(0, 2)).toMatchObject([
    { revision: third, pages: ['index'], files: ['js/index.js'], fileCount: 1, label: '' },
    { revision: second, pages: ['index'], files: ['css/index.css'], label: 'Style color' },
  ])
  // The one style that was replaced, the empty one of the beginning, and the script before.
  expect(size.bytes).toBeLessThan(200)
  expect([await read(Number(second) - 1), await read(Number(second)), await read(Number(third))]).toEqual([
    'first',
    'second',
    'second',
  ])
})

test('what a project starts with is its first version, costs nothing, and comes back', async () => {
  const [created, loaded] = await here.page.evaluate(async () => {
    const { projects } = globalThis.services
    const found: unknown[] = []
    const look = async (id: string) => {
      await projects.open(id)
      const list = await projects.history?.list()
      if (list?.ok) found.push([list.value.versions.map(({ files, label }) => [...files, label]), list.value.size])
    }
    const made = await projects.create({ name: 'Made' })
    if (!made.ok) return [made.failure]
    await look(made.value.id)
    const zip = await projects.exportZip(made.value.id)
    const brought = zip.ok && (await projects.importZip(new File([zip.value.file as Blob], 'made.zip')))
    if (!brought || !brought.ok) return ['not loaded']
    await look(brought.value.id)
    return found
  })
  const alone = [[['']], { bytes: 0, versions: 1 }]
  expect([created, loaded]).toEqual([alone, alone])
  await here.page.evaluate((project) => globalThis.services.projects.open(project), here.id)
  const { versions } = await listed()
  expect(versions).toHaveLength(2)
  expect(await restore(versions[1]!.revision)).toBe('restored')
  expect(await read((await listed()).versions[0]!.revision)).toBe('')
})

test('old versions that the browser does not let go of are told, saves go on, and another try succeeds', async () => {
  const failure = () =>
    here.page.evaluate(() => globalThis.services.projects.history?.state?.getState().sweepFailure ?? null)
  const put = (value: number) =>
    here.page.evaluate(async (byte) => {
      const bytes = new Uint8Array(100_000).fill(byte)
      const saved = await globalThis.services.projects.writeFile('assets/a.png', new Blob([bytes]))
      return saved.ok || saved.failure
    }, value)
  await put(1)
  await put(2)
  // Somebody holds the file of the old version.
  await here.page.evaluate(async (project) => {
    const history = await (await navigator.storage.getDirectory()).getDirectoryHandle('history')
    const folder = await history.getDirectoryHandle(project)
    for await (const file of folder.values()) {
      if (file.kind === 'file') Object.assign(globalThis, { held: await file.createWritable() })
    }
  }, here.id)
  expect(await sweep(0)).toMatchObject({ ok: false })
  expect(await failure()).toBe('write-failed')
  expect(await put(3)).toBe(true)
  await here.page.evaluate(() => (globalThis as unknown as { held: FileSystemWritableFileStream }).held.close())
  expect(await sweep(0)).toMatchObject({ ok: true, value: { versions: 1 } })
  expect([await failure(), (await kept()).aside]).toEqual([null, 0])
})

test('a page that came or went gives its version a name', async () => {
  await here.page.evaluate(async () => {
    await globalThis.services.projects.createPage('team')
    await globalThis.services.projects.removePage('team')
  })
  const { versions } = await listed()
  expect(versions.slice(0, 2).map(({ label }) => label)).toEqual(['Delete page team', 'Add page team'])
})

test('an upload is a version with its own name, and the save behind it has its own', async () => {
  await here.page.evaluate(async () => {
    const files = [new File(['one'], 'one.txt'), new File(['two'], 'two.txt')]
    await globalThis.services.assets.upload(files, { label: 'Upload 2 files' })
  })
  await save({ 'css/index.css': 'h1 { color: red }' }, 'Change colour')
  const { versions } = await listed()
  expect(versions.slice(0, 2).map(({ label, fileCount }) => [label, fileCount])).toEqual([
    ['Change colour', 1],
    ['Upload 2 files', 2],
  ])
})

test('large files, pages and records come back with the project; a page comes back alone', async () => {
  const before = await save({ 'css/index.css': 'before', 'js/index.js': 'kept()' })
  const revision = await here.page.evaluate(async (projectId) => {
    const { projects } = globalThis.services
    await projects.writeFile('assets/a.png', new Blob([new Uint8Array(100_000).fill(7)], { type: 'image/png' }))
    await projects.createPage('about')
    await projects.rename(projectId, 'Named')
    return projects.state.getState().open?.revision ?? 0
  }, here.id)
  await here.page.evaluate(async (projectId) => {
    const { projects } = globalThis.services
    await projects.writeFile('assets/a.png', new Blob([new Uint8Array(50_000).fill(9)], { type: 'image/png' }))
    await projects.removeFiles(['assets/a.png'])
    await projects.removePage('about')
    await projects.rename(projectId, 'Renamed')
    await projects.save({ projectId, files: { 'css/index.css': 'after', 'js/index.js': 'after()' } })
  }, here.id)
  expect((await listed()).size.bytes).toBeGreaterThan(150_000)
  expect((await kept()).aside).toBe(2)
  expect(await restore(revision)).toBe('restored')
  const present = await here.page.evaluate(async () => {
    const { projects } = globalThis.services
    const { open } = projects.state.getState()
    const picture = await projects.readFile('assets/a.png')
    const bytes = picture.ok ? new Uint8Array(await picture.value.arrayBuffer()) : []
    return [bytes.length, bytes[0], Object.keys(open?.project.pages ?? {}), open?.project.name]
  })
  expect(present).toEqual([100_000, 7, expect.arrayContaining(['index', 'about']), 'Named'])
  await save({ 'css/index.css': 'newest', 'js/index.js': 'newest()', 'global/global.css': 'a{}' })
  expect(await restore(Number(before), 'index')).toBe('restored')
  const texts = await Promise.all(
    ['css/index.css', 'js/index.js', 'global/global.css'].map(async (path) =>
      read((await listed()).versions[0]?.revision ?? 0, path),
    ),
  )
  expect(texts).toEqual(['before', 'kept()', 'a{}'])
})

test('a picture belongs to the version it was taken of, and is not one itself', async () => {
  const shoot = (text: string) =>
    here.page.evaluate(
      ([project, drawn]) =>
        globalThis.services.projects.storeScreenshot(project, new Blob([drawn], { type: 'image/webp' })),
      [here.id, text] as const,
    )
  await shoot('picture of the first')
  await save({ 'css/index.css': 'second' })
  await shoot('picture of the second')
  await save({ 'css/index.css': 'third' })
  const { versions } = await listed()
  expect(versions.map(({ hasPicture }) => hasPicture).slice(0, 3)).toEqual([false, true, true])
  const pictures = await here.page.evaluate(
    async (revisions) => {
      const { history } = globalThis.services.projects
      const found = await Promise.all(revisions.map((at) => history?.readPicture(at)))
      return Promise.all(found.map(async (image) => image && new TextDecoder().decode(await image.arrayBuffer())))
    },
    versions.slice(0, 3).map(({ revision }) => revision),
  )
  expect(pictures).toEqual([null, 'picture of the second', 'picture of the first'])
})

test('a sweep keeps what is named, what a tab looks at and what is stored now', async () => {
  const revisions: number[] = []
  for (const text of ['one', 'two', 'three', 'four']) revisions.push(Number(await save({ 'css/index.css': text })))
  const [one, two, three] = revisions as [number, number, number]
  await here.page.evaluate((at) => globalThis.services.projects.history?.name(at, ' Launch '), one)
  const other = await here.harness.newTab(here.context)
  const looking = await other.evaluate(
    async ([project, at]) => {
      const { projects } = globalThis.services
      await projects.open(project)
      const opened: Outcome<OpenVersion, string> | undefined = await projects.history?.open(at)
      const named = await projects.history?.name(at, 'Mine')
      return [opened?.ok && opened.value.differences, named?.ok || named?.failure]
    },
    [here.id, two] as const,
  )
  expect(looking).toEqual([[{ path: 'css/index.css', kind: 'changed' }], 'not-writer'])
  expect(await sweep(0)).toMatchObject({ ok: true, value: { versions: 3 } })
  const { versions } = await listed()
  expect(versions.map(({ revision, name }) => [revision, name])).toEqual([
    [revisions[3], ''],
    [two, ''],
    [one, 'Launch'],
  ])
  expect([await read(one), await read(two), await read(three)]).toEqual(['one', 'two', 'version-missing'])
  await other.close()
  await expect.poll(() => sweep(0)).toMatchObject({ ok: true, value: { versions: 2 } })
})

test('it never stays larger than its room, however few saves fill it, and the oldest without a name go first', async () => {
  const room = 300_000
  const page = (nth: number) => ({ 'css/index.css': `/* ${nth} */`.padEnd(50_000) })
  const first = Number(await save(page(0)))
  await here.page.evaluate((at) => globalThis.services.projects.history?.name(at, 'Launch'), first)
  expect(await sweep(room)).toMatchObject({ ok: true })
  for (let nth = 1; nth < 12; nth += 1) {
    await save(page(nth))
    await expect.poll(async () => (await listed()).size.bytes).toBeLessThanOrEqual(room)
  }
  const { versions } = await listed()
  expect(versions.length).toBeGreaterThan(3)
  expect(versions.at(-1)).toMatchObject({ revision: first, name: 'Launch' })
  expect(await read(versions[1]!.revision)).toBe(page(10)['css/index.css'])
})

test('on a full disk what was gives way to what is saved, and that is told', async () => {
  const put = (size: number) =>
    here.page.evaluate(async (length) => {
      const bytes = new Uint8Array(length)
      for (let at = 0; at < length; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536))
      const { projects } = globalThis.services
      const saved = await projects.writeFile('assets/a.png', new Blob([bytes], { type: 'image/png' }))
      return [saved.ok || saved.failure, projects.state.getState().gaveWay]
    }, size)
  for (let at = 0; at < 6; at += 1) await put(1_000_000)
  const named = await save({ 'js/index.js': 'launched()' })
  await here.page.evaluate((at) => globalThis.services.projects.history?.name(at, 'Launch'), Number(named))
  expect(await put(1_000_000)).toEqual([true, false])

  const session = await here.context.newCDPSession(here.page)
  const origin = new URL(here.harness.url).origin
  const limit = async (more: number) => {
    const { usage = 0 } = await here.page.evaluate(() => navigator.storage.estimate())
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + more })
  }
  // Second copies of what was written give way first, which nobody has to be told.
  await limit(0)
  expect(await put(1_000_001)).toEqual([true, false])
  await limit(500_000)
  expect(await put(2_000_000)).toEqual([true, true])
  const { versions } = await listed()
  expect(versions.map(({ name }) => name)).toEqual(['', '', 'Launch'])
  // What had been written when the disk refused is gone, too; two megabytes are kept back for deletions.
  await here.page.evaluate(() => globalThis.harness.letCopiesGo())
  const used = () => here.page.evaluate(async () => (await navigator.storage.estimate()).usage)
  await expect.poll(used).toBeLessThan(2_000_000 + 2_000_000 + 500_000 + 2 * 1024 * 1024)
  await session.send('Storage.overrideQuotaForOrigin', { origin })
  expect(await startAgain()).toBe('writer')
  const stored = await here.page.evaluate(
    () => globalThis.services.projects.state.getState().open?.files['assets/a.png'],
  )
  expect(stored).toBe(2_000_000)
})

test('what a version with a name holds is told from what none of them does, before a full disk takes it', async () => {
  const costs = (...paths: string[]) =>
    here.page.evaluate(([id, given]) => globalThis.harness.costsNamed(id, given), [here.id, paths] as const)
  const launched = Number(await save({ 'js/index.js': 'launched()' }))
  expect(await costs('js/index.js')).toBe(false)
  await here.page.evaluate((at) => globalThis.services.projects.history?.name(at, 'Launch'), launched)
  expect([await costs('js/index.js'), await costs('css/index.css'), await costs('new.css')]).toEqual([
    true,
    true,
    false,
  ])
  await save({ 'js/index.js': 'later()' })
  expect([await costs('js/index.js'), await costs('css/index.css'), await costs('screenshot.webp')]).toEqual([
    false,
    true,
    false,
  ])
})

test('a content that rots is told, never given as if it were whole', async () => {
  const second = Number(await save({ 'css/index.css': 'second' }))
  await here.page.evaluate(async () => {
    const { dexie, contents } = await globalThis.harness.database()
    for (const row of await contents.toArray()) await contents.put({ ...row, bytes: new TextEncoder().encode('rot') })
    dexie.close()
  })
  expect([await read(second - 1), await read(second)]).toEqual(['version-damaged', 'second'])
  expect(await restore(second - 1)).toBe('version-damaged')
})

test('a project that is removed takes its history with it', async () => {
  await save({ 'css/index.css': 'second' })
  await here.page.evaluate(async (project) => {
    const { projects } = globalThis.services
    await projects.writeFile('assets/a.png', new Blob([new Uint8Array(100_000)], { type: 'image/png' }))
    await projects.removeFiles(['assets/a.png'])
    await projects.remove(project)
  }, here.id)
  expect(await kept()).toEqual({ counts: [0, 0, 0], aside: 0 })
})

test('of a restoring that was cut short all is what was, or all is what it became, from the first look on', async () => {
  const fill = (value: number) =>
    here.page.evaluate(async (byte) => {
      const files = Array.from({ length: 12 }, (_, at) => {
        const bytes = new Uint8Array(100_000).fill(byte)
        return new File([bytes.fill(at, 0, 1)], `${at}.bin`)
      })
      await globalThis.services.assets.upload(files, { sameName: 'replace' })
    }, value)
  await fill(1)
  await fill(2)
  // As a kill leaves it behind the commit: the new contents are staged, and the old ones stand in their places.
  const seen = await here.page.evaluate(async (id) => {
    globalThis.services.dispose()
    const tree = await globalThis.harness.tree()
    for (let at = 0; at < 12; at += 1) {
      const bytes = new Uint8Array(100_000).fill(2).fill(at, 0, 1)
      const hash = [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('')
      await tree.write(`staging/${id}/${hash}`, bytes)
      await tree.write(`projects/project-${id}/assets/${at}.bin`, new Uint8Array(100_000).fill(1).fill(at, 0, 1))
    }
    globalThis.services = globalThis.harness.start()
    const opened = await globalThis.services.projects.open(id)
    const looks = Array.from({ length: 12 }, (_, at) =>
      globalThis.harness.fetchFile(`/project-files/${id}/assets/${at}.bin`, { range: 'bytes=99999-' }),
    )
    return [opened.ok && opened.value.role, ...(await Promise.all(looks)).map(({ text }) => text)]
  }, here.id)
  expect(seen).toEqual(['writer', ...Array.from({ length: 12 }, () => '\u0002')])
})

/** Assets that are there for people and scripts to see. */
const standing = () =>
  here.page.evaluate(async (project) => {
    const tree = await globalThis.harness.tree()
    return (await tree.list(`projects/project-${project}/assets`))?.length ?? 0
  }, here.id)

test('of a deletion that was cut short every version keeps what it held', async () => {
  const revision = await here.page.evaluate(async (id) => {
    const bytes = (at: number) => new Uint8Array(9000).fill(at)
    const names = [1, 2, 3].map((at) => `assets/${at}.bin`)
    const { assets, projects } = globalThis.services
    await assets.upload([1, 2, 3].map((at) => new File([bytes(at)], `${at}.bin`)))
    const { revision: before } = projects.state.getState().open ?? {}
    await projects.removeFiles(names)
    globalThis.services.dispose()
    // As a kill leaves it behind the commit: the first was set aside, the others stand in their places.
    const tree = await globalThis.harness.tree()
    const aside = (await tree.list(`history/${id}`)) ?? []
    for (const { name } of aside) {
      const content = new Uint8Array((await (await tree.read(`history/${id}/${name}`))?.arrayBuffer()) ?? [])
      if (content[0] === 1) continue
      await tree.write(`projects/project-${id}/assets/${content[0]}.bin`, content)
      await tree.remove(`history/${id}/${name}`)
    }
    const { dexie, trees } = await globalThis.harness.database()
    await trees.delete(id)
    dexie.close()
    globalThis.services = globalThis.harness.start()
    await globalThis.services.projects.open(id)
    return before ?? 0
  }, here.id)
  await expect.poll(standing).toBe(0)
  const texts = await Promise.all([1, 2, 3].map((at) => read(revision, `assets/${at}.bin`)))
  expect(texts).toEqual([1, 2, 3].map((at) => String.fromCharCode(at).repeat(9000)))
})

test('of a replacement that was cut short the version before keeps what it held', async () => {
  const revision = await here.page.evaluate(async (id) => {
    const { assets, projects } = globalThis.services
    const file = (value: number) => new File([new Uint8Array(9000 + value).fill(value)], 'a.bin')
    await assets.upload([file(1)])
    const { revision: before } = projects.state.getState().open ?? {}
    await assets.upload([file(2)], { sameName: 'replace' })
    globalThis.services.dispose()
    // As a kill leaves it behind the commit: the new one is staged, the one before stands in its place.
    const tree = await globalThis.harness.tree()
    const place = `projects/project-${id}/assets/a.bin`
    const database = await globalThis.harness.database()
    const hash = (await database.manifests.get(id))?.files.get('assets/a.bin')?.hash ?? ''
    await tree.move(place, `staging/${id}/${hash}`)
    const aside = (await tree.list(`history/${id}`))?.at(0)?.name ?? 'none'
    await tree.move(`history/${id}/${aside}`, place)
    database.dexie.close()
    globalThis.services = globalThis.harness.start()
    await globalThis.services.projects.open(id)
    return before ?? 0
  }, here.id)
  expect(await read(revision, 'assets/a.bin')).toBe(String.fromCharCode(1).repeat(9001))
  const now = await here.page.evaluate(async () => {
    const found = await globalThis.services.projects.readFile('assets/a.bin')
    return found.ok ? found.value.size : found.failure
  })
  expect(now).toBe(9002)
})

test('what a deletion left that was cut short is kept as what it is, not as what should have stood there', async () => {
  const [first, second] = await here.page.evaluate(async (id) => {
    const { assets, projects } = globalThis.services
    const revisions: number[] = []
    for (const value of [1, 2]) {
      await assets.upload([new File([new Uint8Array(9000).fill(value)], 'a.bin')], { sameName: 'replace' })
      revisions.push(projects.state.getState().open?.revision ?? 0)
    }
    await projects.removeFiles(['assets/a.bin'])
    globalThis.services.dispose()
    const tree = await globalThis.harness.tree()
    await tree.remove(`history/${id}`)
    await tree.write(`projects/project-${id}/assets/a.bin`, new Uint8Array(9000).fill(1))
    const { dexie, trees, secondCopies } = await globalThis.harness.database()
    await trees.delete(id)
    // As ten minutes later.
    await secondCopies.clear()
    dexie.close()
    globalThis.services = globalThis.harness.start()
    await globalThis.services.projects.open(id)
    return revisions
  }, here.id)
  await expect.poll(standing).toBe(0)
  expect(await read(first ?? 0, 'assets/a.bin')).toBe('\u0001'.repeat(9000))
  expect(await read(second ?? 0, 'assets/a.bin')).toBe('version-damaged')
})

test('who starts again finds the history as it was', async () => {
  const second = Number(await save({ 'css/index.css': 'second' }))
  expect(await startAgain()).toBe('writer')
  await save({ 'css/index.css': 'third' })
  expect(await read(second)).toBe('second')
})
