import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { projectForEach } from './project-for-each.ts'

declare global {
  /** Every worker the page has started. */
  var workers: Worker[]
  var saves: number
}

const here = projectForEach({
  text: 'kept',
  prepare: (context) =>
    context.addInitScript(() => {
      const Original = globalThis.Worker
      globalThis.workers = []
      globalThis.Worker = class extends Original {
        constructor(...given: ConstructorParameters<typeof Worker>) {
          super(...given)
          globalThis.workers.push(this)
        }
      }
    }),
})

const save = (text: string) =>
  here.page.evaluate(
    async ([projectId, css]) => {
      const outcome = await globalThis.services.projects.save({ projectId, files: { 'css/index.css': css } })
      return outcome.ok ? 'saved' : outcome.failure
    },
    [here.id, text] as const,
  )

const read = () =>
  here.page.evaluate(async () => {
    const outcome = await globalThis.services.projects.readText('css/index.css')
    return outcome.ok ? outcome.value : outcome.failure
  })

const startAgain = () =>
  here.page.evaluate(async (project) => {
    globalThis.services.dispose()
    globalThis.services = globalThis.harness.start()
    const outcome = await globalThis.services.projects.open(project)
    return outcome.ok ? outcome.value.role : outcome.failure
  }, here.id)

test('a dead worker answers whoever waits; the next call finds a living one and the project open', async () => {
  const outcome = await here.page.evaluate(async (projectId) => {
    // As long as this transaction lives, the save cannot end: the worker dies in the middle of it.
    const { dexie } = await globalThis.harness.database()
    const held = dexie.backendDB().transaction('manifests', 'readwrite')
    let isHeld = true
    const keep = () => {
      if (isHeld) held.objectStore('manifests').get('none').addEventListener('success', keep)
    }
    keep()
    const saving = globalThis.services.projects.save({ projectId, files: { 'css/index.css': 'never stored' } })
    await globalThis.services.projects.listEntries('')
    for (const worker of globalThis.workers) worker.terminate()
    const saved = await saving
    isHeld = false
    return saved.ok ? 'saved' : saved.failure
  }, here.id)
  expect(outcome).toBe('worker-lost')
  expect(await here.page.evaluate(() => globalThis.services.lost.length)).toBe(1)
  expect(await save('stored')).toBe('saved')
  expect(await read()).toBe('stored')
})

test('a full disk refuses the save and keeps everything that was there', async () => {
  const session = await here.context.newCDPSession(here.page)
  const origin = new URL(here.harness.url).origin
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 400_000 })
  const outcome = await here.page.evaluate(async (projectId) => {
    const bytes = crypto.getRandomValues(new Uint8Array(60_000))
    const noise = Array.from(bytes, (byte) => String.fromCharCode(32 + (byte % 90))).join('')
    const text = Array.from({ length: 40 }, (_, at) => noise.slice(at) + noise).join('')
    const saved = await globalThis.services.projects.save({ projectId, files: { 'css/index.css': text } })
    return saved.ok ? 'saved' : saved.failure
  }, here.id)
  expect(outcome).toBe('storage-full')
  expect((await read()).slice(0, 100)).toBe('kept')
  await session.send('Storage.overrideQuotaForOrigin', { origin })
  expect(await save('room again')).toBe('saved')
  expect(await startAgain()).toBe('writer')
  expect(await read()).toBe('room again')
})

async function clearStorage(page = here.page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: new URL(here.harness.url).origin, storageTypes: 'all' })
}

test('storage cleared from outside is told, and what is in memory stays', async () => {
  await clearStorage()
  expect(await save('nowhere to go')).toBe('storage-cleared')
  const open = await here.page.evaluate(() => globalThis.services.projects.state.getState().open)
  expect([open?.id, open?.project.name]).toEqual([here.id, 'Bakery'])
})

/** Saves again and again, a while after it was cleared as well; answers what ended it, or what is stored then. */
const saveUntilRefused = (page: Page) =>
  page.evaluate(async () => {
    const projectId = await globalThis.harness.makeProject(globalThis.services, '')
    for (globalThis.saves = 0; ; globalThis.saves += 1) {
      const outcome = await globalThis.services.projects.save({
        projectId,
        files: { 'css/index.css': `a${globalThis.saves}` },
      })
      if (!outcome.ok) return outcome.failure
    }
  })

test('storage cleared while a save is under way is told as that, wherever it is cut off', async () => {
  // Each has a storage of its own, and is cut off somewhere else.
  const contexts = await Promise.all(Array.from({ length: 6 }, () => here.harness.newContext()))
  const told = contexts.map(async (context) => {
    const page = await here.harness.newTab(context)
    const refused = saveUntilRefused(page)
    await page.waitForFunction(() => globalThis.saves > 4)
    await clearStorage(page)
    return refused
  })
  expect(new Set(await Promise.all(told))).toEqual(new Set(['storage-cleared']))
  for (const context of contexts) await context.close()
})

test('a database that is lost is made anew from the journal', async () => {
  await here.page.evaluate(async () => {
    globalThis.services.dispose()
    await (await globalThis.harness.database()).dexie.delete()
    globalThis.services = globalThis.harness.start()
    await globalThis.services.projects.refresh()
  })
  await here.page.waitForFunction(() => globalThis.services.projects.state.getState().summaries.length === 1)
  expect(await startAgain()).toBe('writer')
  expect(await read()).toBe('kept')
})

test('a project of a lost database opens by its address, before anybody has seen it listed', async () => {
  await here.page.evaluate(async () => {
    globalThis.services.dispose()
    await (await globalThis.harness.database()).dexie.delete()
  })
  expect(await startAgain()).toBe('writer')
  expect(await read()).toBe('kept')
})

test('a file that fell back to an older value is healed from the journal', async () => {
  await here.page.evaluate(async (projectId) => {
    globalThis.services.dispose()
    const database = await globalThis.harness.database()
    await database.files.put({ projectId, path: 'css/index.css', bytes: new TextEncoder().encode('older') })
    database.dexie.close()
  }, here.id)
  expect(await startAgain()).toBe('writer')
  expect(await read()).toBe('kept')
})

test('a large file that vanished is reported, not dropped', async () => {
  const missing = await here.page.evaluate(async (project) => {
    const file = new Blob([new Uint8Array(100_000).fill(7)], { type: 'image/png' })
    await globalThis.services.projects.writeFile('assets/photo.png', file)
    globalThis.services.dispose()
    await globalThis.harness.letCopiesGo()
    const root = await navigator.storage.getDirectory()
    const folder = await (await root.getDirectoryHandle('projects')).getDirectoryHandle(`project-${project}`)
    await (await folder.getDirectoryHandle('assets')).removeEntry('photo.png')
    globalThis.services = globalThis.harness.start()
    const { projects } = globalThis.services
    const told = new Promise<readonly string[]>((resolve) => {
      projects.state.subscribe(({ open }) => open?.missing && resolve(open.missing))
    })
    await projects.open(project)
    return { told: await told, size: projects.state.getState().open?.files['assets/photo.png'] }
  }, here.id)
  expect(missing).toEqual({ told: ['assets/photo.png'], size: 100_000 })
})

test('a staged file that a power cut has torn takes no place, and what is missing is told', async () => {
  const missing = await here.page.evaluate(async (project) => {
    const photo = new Blob([new Uint8Array(100_000).fill(7)], { type: 'image/png' })
    await globalThis.services.projects.writeFile('assets/photo.png', photo)
    globalThis.services.dispose()
    await globalThis.harness.letCopiesGo()
    const database = await globalThis.harness.database()
    const hash = (await database.manifests.get(project))?.files.get('assets/photo.png')?.hash ?? ''
    const tree = await globalThis.harness.tree()
    await tree.remove(`projects/project-${project}/assets/photo.png`)
    await tree.write(`staging/${project}/${hash}`, new Blob([new Uint8Array(100_000)]))
    globalThis.services = globalThis.harness.start()
    const { projects } = globalThis.services
    const told = new Promise<readonly string[]>((resolve) => {
      projects.state.subscribe(({ open }) => open?.missing && resolve(open.missing))
    })
    await projects.open(project)
    return told
  }, here.id)
  expect(missing).toEqual(['assets/photo.png'])
})

test('a picture of the page that vanished is no loss: nobody uploaded it, and the next save takes another', async () => {
  const told = await here.page.evaluate(async (project) => {
    const image = new Blob([new Uint8Array(100_000).fill(7)], { type: 'image/webp' })
    await globalThis.services.projects.writeFile('assets/photo.png', image)
    await globalThis.services.projects.storeScreenshot(project, image)
    globalThis.services.dispose()
    await globalThis.harness.letCopiesGo()
    const root = await navigator.storage.getDirectory()
    const folder = await (await root.getDirectoryHandle('projects')).getDirectoryHandle(`project-${project}`)
    await (await folder.getDirectoryHandle('assets')).removeEntry('photo.png')
    const { dexie, pictures } = await globalThis.harness.database()
    await pictures.clear()
    dexie.close()
    globalThis.services = globalThis.harness.start()
    const { projects } = globalThis.services
    if (await projects.readScreenshot(project)) throw new Error('the picture is still there')
    const missing = new Promise<readonly string[]>((resolve) => {
      projects.state.subscribe(({ open }) => open?.missing && resolve(open.missing))
    })
    await projects.open(project)
    return missing
  }, here.id)
  expect(told).toEqual(['assets/photo.png'])
})

test('a project whose making was cut short is listed as such, cannot be opened, and can be repaired', async () => {
  const outcome = await here.page.evaluate(async () => {
    const half = await globalThis.harness.leaveHalfMade('Half')
    const { projects } = globalThis.services
    await projects.refresh()
    const inited = projects.state.getState().summaries.find((summary) => summary.id === half)?.inited
    const opened = await projects.open(half)
    const repaired = await projects.repair(half)
    const again = await projects.open(half)
    const missing = repaired.ok && repaired.value?.missing
    return { inited, opened: opened.ok || opened.failure, missing, again: again.ok }
  })
  const missing = ['assets/never.png', 'about.html']
  expect(outcome).toEqual({ inited: false, opened: 'not-initialised', missing, again: true })
})

test('the visible tree follows the saves', async () => {
  expect(await save('in the tree')).toBe('saved')
  const folder = `projects/project-${here.id}`
  const readTree = () =>
    here.page.evaluate(async (path) => {
      const file = await globalThis.services.projects.readEntry(path)
      return file && new TextDecoder().decode(await file.arrayBuffer())
    }, `${folder}/css/index.css`)
  await expect.poll(readTree).toBe('in the tree')
  const entries = await here.page.evaluate((path) => globalThis.services.projects.listEntries(path), folder)
  expect(entries).toContainEqual({ path: `${folder}/css`, name: 'css', kind: 'folder', size: 0 })
})

test('a tree that was left behind is healed on opening: old contents, leftovers, a large file not yet in place', async () => {
  await here.page.evaluate(async (project) => {
    const photo = new Blob([new Uint8Array(100_000).fill(7)], { type: 'image/png' })
    await globalThis.services.projects.writeFile('assets/photo.png', photo)
    globalThis.services.dispose()
    const database = await globalThis.harness.database()
    await database.trees.put({ id: project, generation: 1 })
    const hash = (await database.manifests.get(project))?.files.get('assets/photo.png')?.hash ?? ''
    const tree = await globalThis.harness.tree()
    const folder = `projects/project-${project}`
    await tree.remove(`${folder}/assets/photo.png`)
    await tree.write(`${folder}/css/index.css`, new Blob(['from before']))
    await tree.write(`${folder}/leftover.html`, new Blob(['nobody names it']))
    await tree.write(`staging/${project}/${hash}`, photo)
    await tree.write(`staging/${project}/of-a-save-that-failed`, new Blob(['nobody names it either']))
  }, here.id)
  expect(await startAgain()).toBe('writer')
  const readTree = () =>
    here.page.evaluate(async (folder) => {
      const look = async (path: string) => {
        const file = await globalThis.services.projects.readEntry(`${folder}/${path}`)
        return file && (file.size > 100 ? file.size : new TextDecoder().decode(await file.arrayBuffer()))
      }
      return [await look('css/index.css'), await look('leftover.html'), await look('assets/photo.png')]
    }, `projects/project-${here.id}`)
  await expect.poll(readTree).toEqual(['kept', null, 100_000])
  const countStaged = () =>
    here.page.evaluate(async (project) => (await globalThis.harness.tree()).list(`staging/${project}`), here.id)
  await expect.poll(countStaged).toEqual([])
})

test('what is deleted from the private file system is gone from it at once, of a closed project too', async () => {
  const listed = await here.page.evaluate(async (project) => {
    const { projects } = globalThis.services
    const folder = `projects/project-${project}/css`
    const names = async () => (await projects.listEntries(folder)).map(({ name }) => name)
    await projects.save({ projectId: project, files: { 'css/own.css': 'a{}' } })
    while (!(await names()).includes('own.css')) await new Promise(requestAnimationFrame)
    await projects.close()
    const outcome = await projects.removeEntry(`${folder}/own.css`)
    return [outcome.ok, (await names()).includes('own.css')]
  }, here.id)
  expect(listed).toEqual([true, false])
})

test('a newer version that changes the database stops the older tab from writing', async () => {
  const outcome = await here.page.evaluate(async (project) => {
    const upgraded = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('pergola', 1000)
      opening.addEventListener('success', () => resolve(opening.result))
    })
    const { projects } = globalThis.services
    const saved = await projects.save({ projectId: project, files: { 'css/index.css': 'older code' } })
    const created = await projects.create({ name: 'Other' })
    upgraded.close()
    return [saved.ok || saved.failure, created.ok || created.failure]
  }, here.id)
  expect(outcome[1]).toBe('write-failed')
  expect(outcome[0]).not.toBe(true)
})
