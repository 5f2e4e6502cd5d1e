import { describe, expect, test } from 'vitest'
import { projectForEach } from './project-for-each.ts'

const here = projectForEach({ text: 'kept' })

type Part = 'row' | 'tree' | 'journal' | 'manifest' | 'record' | 'no record' | 'rows' | 'head' | 'database'

/** Closes the project, breaks what is named, and opens it again with a new worker. */
const breakAndOpen = (parts: readonly Part[]) =>
  here.page.evaluate(
    async ([project, broken]) => {
      const folder = `projects/project-${project}`
      const tree = await globalThis.harness.tree()
      const copied = async () => (await (await tree.read(`${folder}/css/index.css`))?.text()) === 'kept'
      while (!(await copied())) await new Promise(requestAnimationFrame)
      await globalThis.services.projects.close()
      globalThis.services.dispose()
      const { dexie, files, manifests, projects, heads } = await globalThis.harness.database()
      const breaking: Record<Part, () => Promise<unknown>> = {
        row: () => files.put({ projectId: project, path: 'css/index.css', bytes: new TextEncoder().encode('k\0pt') }),
        rows: () => files.clear(),
        manifest: () => manifests.put({ id: project, generation: 2 } as never),
        record: () => projects.update(Number(project), { data: { pages: 'rotten' } as never }),
        'no record': () => projects.put({ id: Number(project) } as never),
        journal: () =>
          tree
            .write(`journals/${project}/0.log`, new Blob(['torn']))
            .then(() => tree.write(`journals/${project}/1.log`, new Blob(['torn']))),
        tree: () => tree.remove(folder),
        head: () => heads.delete(project),
        database: () => Promise.all(dexie.tables.map((table) => table.clear())),
      }
      for (const part of broken) await breaking[part]()
      dexie.close()
      globalThis.services = globalThis.harness.start()
      const { state, refresh } = globalThis.services.projects
      await refresh()
      // Lost ones are told of a moment after the list.
      while (!state.getState().summaries.some((each) => each.id === project)) await new Promise(requestAnimationFrame)
      const outcome = await globalThis.services.projects.open(project)
      if (!outcome.ok) return outcome.failure
      const { role, damage, files: sizes } = outcome.value
      return { role, damage, paths: Object.keys(sizes).length, pages: Object.keys(outcome.value.project.pages) }
    },
    [here.id, parts] as const,
  )

const read = (path: string) =>
  here.page.evaluate(async (file) => {
    const outcome = await globalThis.services.projects.readText(file)
    return outcome.ok ? outcome.value : outcome.failure
  }, path)

const save = () =>
  here.page.evaluate(async (projectId) => {
    const saved = await globalThis.services.projects.save({ projectId, files: { 'css/index.css': 'again' } })
    return saved.ok || saved.failure
  }, here.id)

const repair = () =>
  here.page.evaluate(async (projectId) => {
    const outcome = await globalThis.services.projects.repair(projectId)
    const { open } = globalThis.services.projects.state.getState()
    return outcome.ok ? [open?.role, open?.damage ?? null] : outcome.failure
  }, here.id)

const exportAndLoad = () =>
  here.page.evaluate(async (projectId) => {
    const { projects } = globalThis.services
    const exported = await projects.exportZip(projectId)
    if (!exported.ok) return exported.failure
    const loaded = await projects.importZip(exported.value.file)
    return loaded.ok ? exported.value.missing : loaded.failure
  }, here.id)

const lostStyles = { lost: ['css/index.css'], older: [], record: 'whole' }

test.each([
  ['a changed row', ['row']],
  ['a torn journal', ['journal']],
  ['a broken manifest', ['manifest']],
  ['a broken record', ['record']],
  ['a record that is gone', ['no record']],
  ['a lost row of the writer', ['head']],
  ['a lost row of the writer beside a torn journal', ['head', 'journal']],
  ['a lost database', ['database']],
  ['a changed row and a torn journal, where the tree has its copy', ['row', 'journal']],
] as const)('%s is healed from the copies that are whole', async (_case, parts) => {
  expect(await breakAndOpen(parts)).toMatchObject({ role: 'writer' })
  expect(await read('css/index.css')).toBe('kept')
  expect(await save()).toBe(true)
})

test('a file lost in every copy is named; the rest is read, exported and, when asked, repaired', async () => {
  expect(await breakAndOpen(['row', 'journal', 'tree'])).toMatchObject({ role: 'reader', damage: lostStyles })
  expect(await read('css/index.css')).toBe('file-missing')
  expect(await read('editor/pages/index.html')).not.toBe('file-missing')
  expect(await save()).toBe('not-writer')
  expect(await exportAndLoad()).toEqual(['css/index.css'])
  expect(await repair()).toEqual(['writer', null])
  expect(await read('css/index.css')).not.toBe('k\0pt')
  expect(await save()).toBe(true)
  expect(await read('css/index.css')).toBe('again')
})

test('a journal from before the last save never stands for it in silence', async () => {
  await here.page.evaluate(async (project) => {
    const tree = await globalThis.harness.tree()
    const { projects } = globalThis.services
    await projects.close()
    const before = await Promise.all(
      ['0.log', '1.log'].map(async (name) => (await tree.read(`journals/${project}/${name}`))?.arrayBuffer()),
    )
    await projects.open(project)
    await projects.save({ projectId: project, files: { 'css/index.css': 'newer', 'js/index.js': 'newer()' } })
    await projects.close()
    for (const [at, bytes] of before.entries())
      await tree.write(`journals/${project}/${at}.log`, new Blob([bytes ?? '']))
    await projects.open(project)
    await projects.close()
    for (const [at, bytes] of before.entries())
      await tree.write(`journals/${project}/${at}.log`, new Blob([bytes ?? '']))
    await tree.write(`projects/project-${project}/css/index.css`, new Blob(['kept']))
  }, here.id)
  expect(await breakAndOpen(['row', 'tree'])).toMatchObject({
    role: 'reader',
    damage: { lost: [], older: ['css/index.css'], record: 'whole' },
  })
  expect(await read('css/index.css')).toBe('kept')
  expect(await read('js/index.js')).toBe('newer()')
  expect(await repair()).toEqual(['writer', null])
  expect(await read('js/index.js')).toBe('newer()')
})

test('without manifest and journal everything that is there is shown', async () => {
  expect(await breakAndOpen(['manifest', 'journal'])).toMatchObject({
    role: 'reader',
    damage: { lost: [], older: [], record: 'older' },
  })
  expect(await read('css/index.css')).toBe('kept')
  expect(await repair()).toEqual(['writer', null])
  expect(await read('css/index.css')).toBe('kept')
})

test('a record lost in every copy is made from the pages that are there', async () => {
  const opened = await breakAndOpen(['record', 'journal'])
  expect(opened).toMatchObject({ role: 'reader', damage: { lost: [], record: 'made-anew' } })
  expect(opened).toHaveProperty('pages', expect.arrayContaining(['index']))
  expect(await repair()).toEqual(['writer', null])
  expect(await read('css/index.css')).toBe('kept')
})

test('with the whole database and the journal gone, the project is found again by its files', async () => {
  const opened = await breakAndOpen(['database', 'journal'])
  expect(opened).toMatchObject({ role: 'reader', damage: { lost: [], older: [], record: 'made-anew' } })
  expect(await read('css/index.css')).toBe('kept')
  // Nobody knows any more where it came from.
  const trust = () => here.page.evaluate(() => globalThis.services.projects.state.getState().open?.trust)
  expect(await trust()).toBe('restricted')
  expect(await repair()).toEqual(['writer', null])
  expect(await save()).toBe(true)
})

test('a row of the writer that goes while somebody writes stops nobody, and lets nobody in', async () => {
  const lose = () =>
    here.page.evaluate(async (project) => {
      const { dexie, heads } = await globalThis.harness.database()
      await heads.delete(project)
      dexie.close()
    }, here.id)
  await lose()
  expect(await save()).toBe(true)
  await lose()
  const other = await here.harness.newTab(here.context)
  const taken = await other.evaluate(async (project) => {
    const { projects } = globalThis.services
    await projects.open(project)
    await projects.takeOver()
    const saved = await projects.save({ projectId: project, files: { 'css/index.css': 'theirs' } })
    return [projects.state.getState().open?.role, saved.ok]
  }, here.id)
  expect(taken).toEqual(['writer', true])
  expect(await save()).toBe('not-writer')
})

/** What is listed when the database is lost and another project is made, which happens after lost ones were found. */
const listedAfterLossOf = (project: string) =>
  here.page.evaluate(async (id) => {
    await globalThis.services.projects.close()
    globalThis.services.dispose()
    const { dexie } = await globalThis.harness.database()
    for (const table of dexie.tables) await table.clear()
    dexie.close()
    globalThis.services = globalThis.harness.start()
    const { projects } = globalThis.services
    await projects.create({ name: 'New' })
    const opened = await projects.open(id)
    const text = opened.ok ? await projects.readText('css/index.css') : opened
    const names = projects.state.getState().summaries.map(({ name }) => name)
    return { names: names.toSorted(), text: text.ok ? text.value : text.failure }
  }, project)

const marks = () =>
  here.page.evaluate(async () => ((await (await globalThis.harness.tree()).list('removals')) ?? []).length)

describe('a removal that was begun', () => {
  const kept = { names: ['Bakery', 'New'], text: 'kept' }

  test('is finished where nothing was saved since', async () => {
    await here.page.evaluate((id) => globalThis.harness.markRemoval(id, 2), here.id)
    expect(await listedAfterLossOf(here.id)).toEqual({ names: ['New'], text: 'project-missing' })
    expect(await marks()).toBe(0)
  })

  test('is not finished where the mark is torn', async () => {
    await here.page.evaluate(async (id) => {
      const tree = await globalThis.harness.tree()
      await tree.write(`removals/${id}`, new Blob([]))
    }, here.id)
    expect(await listedAfterLossOf(here.id)).toEqual(kept)
  })

  test('is not finished where something was saved since', async () => {
    await here.page.evaluate((id) => globalThis.harness.markRemoval(id, 1), here.id)
    expect(await listedAfterLossOf(here.id)).toEqual(kept)
    expect(await marks()).toBe(0)
  })

  test('is void once the project is opened, and once the workspace is', async () => {
    await here.page.evaluate(async (id) => {
      await globalThis.services.projects.close()
      await globalThis.harness.markRemoval(id, 9)
      await globalThis.services.projects.open(id)
    }, here.id)
    expect(await marks()).toBe(0)
    await here.page.evaluate(async (id) => {
      globalThis.services.dispose()
      await globalThis.harness.markRemoval(id, 9)
      globalThis.services = globalThis.harness.start()
      await globalThis.services.projects.create({ name: 'New' })
    }, here.id)
    expect(await marks()).toBe(0)
  })

  test('leaves no mark where it is refused, and the project stays', async () => {
    for (const worker of here.page.workers()) {
      await worker.evaluate(() => {
        IDBObjectStore.prototype.delete = () => {
          throw new DOMException('No room.', 'QuotaExceededError')
        }
      })
    }
    const removed = await here.page.evaluate((id) => globalThis.services.projects.remove(id), here.id)
    expect(removed).toMatchObject({ ok: false, failure: 'storage-full' })
    expect(await marks()).toBe(0)
    expect(await listedAfterLossOf(here.id)).toEqual(kept)
  })
})

test('a project of which nothing can be read says so, and can be removed', async () => {
  expect(await breakAndOpen(['rows', 'manifest', 'record', 'journal', 'tree'])).toBe('damaged')
  const removed = await here.page.evaluate((project) => globalThis.services.projects.remove(project), here.id)
  expect(removed.ok).toBe(true)
})

test('a damaged project is exported from the workspace with what is lost left out, and is not renamed', async () => {
  await breakAndOpen(['row', 'journal', 'tree'])
  await here.page.evaluate(() => globalThis.services.projects.close())
  expect(await exportAndLoad()).toEqual(['css/index.css'])
  const renamed = await here.page.evaluate((project) => globalThis.services.projects.rename(project, 'Other'), here.id)
  expect(renamed.ok || renamed.failure).toBe('write-failed')
})

test('what one tab repairs is no longer damaged in the other', async () => {
  await breakAndOpen(['row', 'journal', 'tree'])
  const other = await here.harness.newTab(here.context)
  const damage = () =>
    other.evaluate(() => globalThis.services.projects.state.getState().open?.damage?.lost.length ?? 0)
  await other.evaluate((project) => globalThis.services.projects.open(project), here.id)
  expect(await damage()).toBe(1)
  expect(await repair()).toEqual(['writer', null])
  await expect.poll(damage).toBe(0)
})

test('a small file of a loaded project that the disk lost or never wrote comes back from its second copy', async () => {
  const found = await here.page.evaluate(async (project) => {
    const { assets, projects } = globalThis.services
    const picture = (fill: number) => new Uint8Array(3000).fill(fill)
    const uploaded = await assets.upload([new File([picture(1)], 'a.png'), new File([picture(2)], 'b.png')])
    const zip = await projects.exportZip(project)
    const loaded = zip.ok ? await projects.importZip(zip.value.file) : zip
    if (!uploaded.ok || !loaded.ok) throw new Error('not loaded')
    const { id } = loaded.value
    // Opened once, so that the tree counts as complete; what was not on the disk then is lost after that.
    await projects.open(id)
    const { trees, dexie } = await globalThis.harness.database()
    while (!(await trees.get(id))) await new Promise(requestAnimationFrame)
    dexie.close()
    await projects.close()
    globalThis.services.dispose()
    const tree = await globalThis.harness.tree()
    await tree.remove(`projects/project-${id}/assets/a.png`)
    await tree.write(`projects/project-${id}/assets/b.png`, new Uint8Array(3000))
    globalThis.services = globalThis.harness.start()
    await globalThis.services.projects.open(id)
    const firstByteOf = async (name: string) => {
      const file = await globalThis.services.projects.readFile(`assets/${name}.png`)
      return file.ok ? new Uint8Array(await file.value.arrayBuffer())[0] : file.failure
    }
    const atOnce = await firstByteOf('a')
    while ((await firstByteOf('b')) === 0) await new Promise(requestAnimationFrame)
    const copies = await Promise.all(
      ['a', 'b'].map(async (name) => (await tree.read(`projects/project-${id}/assets/${name}.png`))?.size),
    )
    const contents = [atOnce, await firstByteOf('a'), await firstByteOf('b')]
    return { contents, copies }
  }, here.id)
  expect(found).toEqual({ contents: [1, 1, 2], copies: [3000, 3000] })
})

test('an uploaded picture whose name the disk lost is there from the first moment', async () => {
  const found = await here.page.evaluate(async (id) => {
    const { assets, projects } = globalThis.services
    const contentOf = (size: number) => Uint8Array.from({ length: size }, (_, at) => (at * at) % 251)
    const contents = { 'small.png': contentOf(3000), 'large.png': contentOf(2_500_000), 'copy.png': contentOf(3000) }
    const before = await assets.upload([new File([new Uint8Array(3000)], 'small.png')])
    const files = Object.entries(contents).map(([name, bytes]) => new File([bytes], name))
    const uploaded = await assets.upload(files, { sameName: 'replace' })
    if (!before.ok || !uploaded.ok) throw new Error('not uploaded')
    await projects.close()
    globalThis.services.dispose()
    const tree = await globalThis.harness.tree()
    await tree.remove(`projects/project-${id}/assets`)
    await tree.remove(`staging/${id}`)
    // As long as its name stood for the content before.
    await tree.write(`projects/project-${id}/assets/small.png`, new Uint8Array(3000))
    globalThis.services = globalThis.harness.start()
    await globalThis.services.projects.open(id)
    const isWhole = async ([name, bytes]: [string, Uint8Array]) => {
      const file = await globalThis.services.projects.readFile(`assets/${name}`)
      const content = file.ok ? new Uint8Array(await file.value.arrayBuffer()) : new Uint8Array()
      const served = await globalThis.harness.fetchFile(`/project-files/${id}/assets/${name}`)
      return served.status === 200 && content.length === bytes.length && content.every((byte, at) => byte === bytes[at])
    }
    return Promise.all(Object.entries(contents).map(isWhole))
  }, here.id)
  expect(found).toEqual([true, true, true])
})

test('a second copy goes when the project was open for ten minutes', async () => {
  const { page, id } = here
  const copies = () =>
    page.evaluate(async () => {
      const { secondCopies, dexie } = await globalThis.harness.database()
      return secondCopies.count().finally(() => dexie.close())
    })
  await page.evaluate(async () => {
    const { assets, projects } = globalThis.services
    await assets.upload([new File(['a picture'], 'a.png')])
    await projects.close()
  })
  await page.clock.install()
  const release = await page.evaluateHandle((project) => globalThis.harness.holdOpen(project), id)
  await page.clock.fastForward('09:50')
  expect(await copies()).toBe(1)
  const tenMinutesLater = async () => {
    await page.clock.fastForward('10:01')
    return copies()
  }
  await expect.poll(tenMinutesLater).toBe(0)
  await release.evaluate((end) => end())
})

test('the search for lost projects makes no journal for one that is gone', async () => {
  const opened = await here.page.evaluate(() => globalThis.harness.journalsLookedInto('4711'))
  expect(opened).toEqual([])
})
