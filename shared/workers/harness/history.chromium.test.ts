import type { OpenVersion, Outcome } from '@pergola/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { projectForEach } from './project-for-each.ts'

// A longer look, elsewhere every time: PERGOLA_FUZZ=20 npx vitest run
const rounds = Number(process.env['PERGOLA_FUZZ'] ?? 1)

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
  const { usage = 0 } = await here.page.evaluate(() => navigator.storage.estimate())
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 500_000 })
  expect(await put(2_000_000)).toEqual([true, true])
  const { versions } = await listed()
  expect(versions.map(({ name }) => name)).toEqual(['', '', 'Launch'])
  // What had been written when the disk refused is gone, too.
  const left = await here.page.evaluate(() => navigator.storage.estimate())
  expect(left.usage).toBeLessThan(2_000_000 + 2_000_000 + 500_000)
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

interface Act {
  readonly kind: 'save' | 'large' | 'remove' | 'rename' | 'name' | 'sweep' | 'restart' | 'kill' | 'restore'
  readonly path: string
  readonly value: number
}

const kinds: readonly Act['kind'][] = ['large', 'remove', 'rename', 'name', 'sweep', 'restart', 'kill', 'restore']

const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('save', 'save', 'save', ...kinds),
    path: fc.constantFrom('css/index.css', 'js/index.js', 'notes/a.txt'),
    value: fc.nat(5),
  }),
  { minLength: 8, maxLength: 25 },
)

/** Does what is asked in the page; answers every version that is not, to the byte, what was saved then. */
const live = (todo: readonly Act[]) =>
  here.page.evaluate(async (given) => {
    const project = await globalThis.harness.makeProject(globalThis.services, 'first')
    const hashOf = async (bytes: BufferSource) =>
      [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))].slice(0, 6).join('.')
    const now = () => globalThis.services.projects
    /** By revision, what was stored then. */
    const known = new Map<number, string>()
    const named = new Set<number>()
    const wrong: string[] = []

    async function present(): Promise<string> {
      const opened = now().state.getState().open
      const parts: string[] = [opened?.project.name ?? '']
      for (const path of Object.keys(opened?.files ?? {}).toSorted()) {
        const file = await now().readFile(path)
        parts.push(`${path} ${file.ok ? await hashOf(await file.value.arrayBuffer()) : file.failure}`)
      }
      return parts.join('\n')
    }

    async function past(revision: number): Promise<string> {
      const opened = await now().history?.open(revision)
      if (!opened?.ok) return opened?.failure ?? ''
      opened.value.release()
      const parts: string[] = [opened.value.project.name]
      for (const path of opened.value.files.toSorted()) {
        const file = await now().history?.readFile(revision, path)
        parts.push(`${path} ${file?.ok ? await hashOf(await file.value.arrayBuffer()) : file?.failure}`)
      }
      return parts.join('\n')
    }

    async function openAgain() {
      globalThis.services = globalThis.harness.start()
      const opened = await now().open(project)
      if (!opened.ok) wrong.push(`opening: ${opened.failure}`)
    }

    async function revisions(): Promise<number[]> {
      const list = await now().history?.list()
      return list?.ok ? list.value.versions.map(({ revision }) => revision) : []
    }

    async function act({ kind, path, value }: Act) {
      const saved = { projectId: project }
      if (kind === 'save') await now().save({ ...saved, files: { [path]: `${path} ${value}` } })
      else if (kind === 'remove') await now().removeFiles([path, 'assets/a.png'])
      else if (kind === 'rename') await now().rename(project, `Bakery ${value}`)
      else if (kind === 'large') await now().writeFile('assets/a.png', new Blob([new Uint8Array(70_000).fill(value)]))
      else if (kind === 'sweep') await now().history?.setLimit(value * 50_000)
      else if (kind === 'restore') await restoreAny(value)
      else if (kind === 'name') {
        const all = await revisions()
        const at = all[value % all.length] ?? 0
        await now().history?.name(at, 'Named')
        named.add(at)
      } else await startAnew(kind === 'kill' ? { [path]: `killed ${value}` } : null)
    }

    async function restoreAny(value: number) {
      const all = await revisions()
      const plan = await now().history?.planRestore(all[value % all.length] ?? 0)
      if (plan?.ok) await now().save({ projectId: project, ...plan.value })
      else wrong.push(`restoring: ${plan?.failure}`)
    }

    async function startAnew(files: Record<string, string> | null) {
      // The worker ends in the middle of it, wherever that is.
      if (files) void now().save({ projectId: project, files })
      if (files) await now().listEntries('')
      globalThis.services.dispose()
      await openAgain()
    }

    for (const each of given) {
      await act(each)
      const newest = (await revisions())[0]
      if (newest !== undefined) known.set(newest, await present())
    }
    const list = await revisions()
    for (const revision of list) {
      const [then, found] = [known.get(revision), await past(revision)]
      if (then !== undefined && then !== found) wrong.push(`version ${revision}:\n${found}\ninstead of\n${then}`)
    }
    for (const revision of named) if (!list.includes(revision)) wrong.push(`${revision} had a name`)
    return wrong
  }, todo)

test(
  'whatever is saved, swept, restored and cut short, each version is what it was',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (todo) => {
        expect(await live(todo)).toEqual([])
      }),
      { numRuns: 3 * rounds },
    )
  },
)

test('who starts again finds the history as it was', async () => {
  const second = Number(await save({ 'css/index.css': 'second' }))
  expect(await startAgain()).toBe('writer')
  await save({ 'css/index.css': 'third' })
  expect(await read(second)).toBe('second')
})
