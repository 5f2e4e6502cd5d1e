import { describe, expect, test } from 'vitest'
import { projectForEach } from './project-for-each.ts'

const here = projectForEach({ text: 'first' })

/** How the database behaves in the project's worker from now on. */
type Outage =
  /** Everything fails, and so does every attempt to open it. */
  | 'dead'
  /** It can be read, and takes nothing. */
  | 'takes nothing'
  | 'none'

declare global {
  var outage: Outage
}

async function setOutage(outage: Outage): Promise<void> {
  for (const worker of here.page.workers()) {
    await worker.evaluate((wanted) => {
      const isPatched = 'outage' in globalThis
      globalThis.outage = wanted
      if (isPatched) return
      const { objectStore } = IDBTransaction.prototype
      const { open } = IDBFactory.prototype
      const broken = () => new DOMException('Internal error.', 'UnknownError')
      IDBTransaction.prototype.objectStore = function (name) {
        const writes = this.mode === 'readwrite'
        if (globalThis.outage === 'dead' || (globalThis.outage === 'takes nothing' && writes)) throw broken()
        return objectStore.call(this, name)
      }
      IDBFactory.prototype.open = function (name, version) {
        if (globalThis.outage === 'dead') throw broken()
        return open.call(this, name, version)
      }
    }, outage)
  }
}

/** Whether it is saved, and what a person is told of it. */
const save = (text: string, path = 'css/index.css') =>
  here.page.evaluate(
    async ([projectId, name, css]) => {
      const { projects } = globalThis.services
      const saved = await projects.save({ projectId, files: { [name]: css } })
      const { missingCopy, gaveWay, unkept, refused } = projects.state.getState()
      return { saved: saved.ok || saved.failure, missingCopy, refused, lessHistory: gaveWay || unkept }
    },
    [here.id, path, text] as const,
  )

const read = (path = 'css/index.css') =>
  here.page.evaluate(async (name) => {
    const found = await globalThis.services.projects.readText(name)
    return found.ok ? found.value : found.failure
  }, path)

const putAsset = (fill: number) =>
  here.page.evaluate(async (value) => {
    const file = new Blob([new Uint8Array(200_000).fill(value)], { type: 'image/png' })
    const saved = await globalThis.services.projects.writeFile('assets/photo.png', file)
    return saved.ok || saved.failure
  }, fill)

const readAsset = () =>
  here.page.evaluate(async () => {
    const file = await globalThis.services.projects.readFile('assets/photo.png')
    return file.ok && [file.value.size, new Uint8Array(await file.value.arrayBuffer())[0]]
  })

const missingCopy = () => here.page.evaluate(() => globalThis.services.projects.state.getState().missingCopy)

async function startAgain(lost?: 'journal'): Promise<string> {
  return here.page.evaluate(
    async ([id, withoutJournal]) => {
      globalThis.services.dispose()
      const tree = await globalThis.harness.tree()
      // A worker that ends holds its files for a moment.
      const remove = (): Promise<unknown> => tree.remove(`journals/${id}`).catch(remove)
      if (withoutJournal) await remove()
      globalThis.services = globalThis.harness.start()
      const opened = await globalThis.services.projects.open(id)
      return opened.ok ? opened.value.role : opened.failure
    },
    [here.id, lost === 'journal'] as const,
  )
}

const whole = { saved: true, missingCopy: null, refused: null, lessHistory: false }
const once = { ...whole, missingCopy: 'database' }

describe.each(['dead', 'takes nothing'] as const)('a database that is %s', (outage) => {
  test('leaves the save to the journal, which is told, and gets it as soon as it answers', async () => {
    await setOutage(outage)
    expect(await save('second')).toEqual(once)
    expect(await save('other', 'css/other.css')).toEqual(once)
    expect(await save('third')).toEqual(once)
    expect([await read(), await read('css/other.css')]).toEqual(['third', 'other'])
    await setOutage('none')
    await expect.poll(missingCopy, { timeout: 20_000 }).toBeNull()
    expect(await save('fourth', 'css/fourth.css')).toEqual(whole)
    expect(await startAgain('journal')).toBe('writer')
    expect([await read(), await read('css/other.css'), await read('css/fourth.css')]).toEqual([
      'third',
      'other',
      'fourth',
    ])
  })

  test('is filled by the next save, too', async () => {
    await setOutage(outage)
    expect(await save('second')).toEqual(once)
    await setOutage('none')
    expect(await save('third', 'css/other.css')).toEqual(whole)
    expect(await startAgain('journal')).toBe('writer')
    expect([await read(), await read('css/other.css')]).toEqual(['second', 'third'])
  })

  test('costs nothing where the browser ends before it answers', async () => {
    await setOutage(outage)
    expect(await save('second')).toEqual(once)
    expect(await putAsset(1)).toBe(true)
    expect(await putAsset(2)).toBe(true)
    expect(await readAsset()).toEqual([200_000, 2])
    for (const worker of here.page.workers()) await worker.evaluate(() => globalThis.close())
    expect(await startAgain()).toBe('writer')
    expect([await read(), await readAsset()]).toEqual(['second', [200_000, 2]])
  })

  test('keeps nothing back where the journal fails as well', async () => {
    await setOutage(outage)
    for (const worker of here.page.workers()) {
      await worker.evaluate(() => {
        FileSystemSyncAccessHandle.prototype.write = () => 0
        FileSystemFileHandle.prototype.createSyncAccessHandle = () =>
          Promise.reject(new DOMException('An operation failed for an unknown reason.', 'UnknownError'))
      })
    }
    expect((await save('second')).saved).not.toBe(true)
  })
})

describe('a database that was deleted under its handle', () => {
  const deleteDatabase = () =>
    here.page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase('pergola')
          deleting.addEventListener('success', () => resolve())
          deleting.addEventListener('error', () => reject(deleting.error))
        }),
    )

  test('is filled from the journal with the next save, and nothing is said to be cleared', async () => {
    await save('other', 'css/other.css')
    await putAsset(3)
    await deleteDatabase()
    expect(await save('second')).toEqual(whole)
    expect(await startAgain('journal')).toBe('writer')
    expect([await read(), await read('css/other.css'), await readAsset()]).toEqual(['second', 'other', [200_000, 3]])
  })

  test('is filled where another tab has found its own cleared', async () => {
    const other = await here.harness.newTab(here.context)
    await deleteDatabase()
    await other.evaluate(() => globalThis.services.bus.emit('storage.cleared', {}))
    await expect
      .poll(() =>
        here.page.evaluate(async (id) => {
          const { heads, dexie } = await globalThis.harness.database()
          const head = await heads.get(id)
          dexie.close()
          return head?.inited
        }, here.id),
      )
      .toBe(true)
    expect((await save('second')).refused).toBeNull()
    expect(await read()).toBe('second')
  })
})
