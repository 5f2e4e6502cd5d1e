import { describe, expect, test } from 'vitest'
import { projectForEach } from './project-for-each.ts'

const here = projectForEach({ text: 'first' })

/** How file handles of the project's worker behave from now on. */
type Fault =
  /** Those that are open take no bytes any more, as when the file was lost under its handle. */
  | 'open ones are lost'
  /** The same, and no file of a journal can be opened. */
  | 'journals cannot be opened'
  /** No file takes a byte, whatever the browser says of the room that is left. */
  | 'no room'
  | 'none'

declare global {
  var fault: Fault
}

async function breakHandles(fault: Fault): Promise<void> {
  for (const worker of here.page.workers()) {
    await worker.evaluate((wanted) => {
      const isPatched = 'fault' in globalThis
      globalThis.fault = wanted
      if (isPatched) return
      const opened = new WeakSet<FileSystemSyncAccessHandle>()
      const [access, file] = [FileSystemSyncAccessHandle.prototype, FileSystemFileHandle.prototype]
      const { write } = access
      const { createSyncAccessHandle } = file
      access.write = function (...given) {
        return globalThis.fault === 'no room' || !opened.has(this) ? 0 : write.apply(this, given)
      }
      file.createSyncAccessHandle = async function () {
        if (globalThis.fault === 'journals cannot be opened' && this.name.endsWith('.log'))
          throw new DOMException('An operation failed for an unknown reason.', 'UnknownError')
        const handle = await createSyncAccessHandle.call(this)
        opened.add(handle)
        return handle
      }
    }, fault)
  }
}

/** Whether it is saved, and what a person is told of it. */
const save = (text: string) =>
  here.page.evaluate(
    async ([projectId, css]) => {
      const { projects } = globalThis.services
      const saved = await projects.save({ projectId, files: { 'css/index.css': css } })
      const { missingCopy, gaveWay, unkept } = projects.state.getState()
      return { saved: saved.ok || saved.failure, missingCopy, lessHistory: gaveWay || unkept }
    },
    [here.id, text] as const,
  )

const putAsset = () =>
  here.page.evaluate(async () => {
    const file = new Blob([new Uint8Array(200_000).fill(7)], { type: 'image/png' })
    const saved = await globalThis.services.projects.writeFile('assets/photo.png', file)
    const { gaveWay, unkept } = globalThis.services.projects.state.getState()
    return { saved: saved.ok || saved.failure, lessHistory: gaveWay || unkept }
  })

const versions = () =>
  here.page.evaluate(async () => {
    const listed = await globalThis.services.projects.history?.list()
    return listed?.ok ? listed.value.versions.length : listed?.failure
  })

/** What each copy of the project gives where the other is lost. */
const readAfterLossOf = (copy: 'database' | 'journal') =>
  here.page.evaluate(
    async ([id, lost]) => {
      globalThis.services.dispose()
      if (lost === 'database') await (await globalThis.harness.database()).dexie.delete()
      else await (await globalThis.harness.tree()).remove(`journals/${id}`)
      globalThis.services = globalThis.harness.start()
      await globalThis.services.projects.open(id)
      const read = await globalThis.services.projects.readText('css/index.css')
      return read.ok ? read.value : read.failure
    },
    [here.id, copy] as const,
  )

const whole = { saved: true, missingCopy: null, lessHistory: false }

describe('a save whose journal was lost under its handles', () => {
  test('writes the journal anew and keeps the history', async () => {
    await save('second')
    await breakHandles('open ones are lost')
    expect(await save('third')).toEqual(whole)
    expect(await save('fourth')).toEqual(whole)
    expect(await versions()).toBe(5)
    expect(await readAfterLossOf('database')).toBe('fourth')
  })

  test('is acknowledged by the database alone, says so, and writes the journal as soon as it can', async () => {
    await save('second')
    await breakHandles('journals cannot be opened')
    expect(await save('third')).toEqual({ ...whole, missingCopy: 'journal' })
    expect(await versions()).toBe(4)
    await breakHandles('none')
    expect(await save('fourth')).toEqual(whole)
    expect(await readAfterLossOf('database')).toBe('fourth')
  })

  test('brings the journal back when the same is saved again', async () => {
    await breakHandles('journals cannot be opened')
    expect(await save('second')).toEqual({ ...whole, missingCopy: 'journal' })
    await breakHandles('none')
    expect(await save('second')).toEqual(whole)
    expect(await readAfterLossOf('database')).toBe('second')
  })

  test('is in the database where the journal is gone for good', async () => {
    await breakHandles('journals cannot be opened')
    await save('second')
    expect(await readAfterLossOf('journal')).toBe('second')
  })
})

describe('a disk that takes nothing', () => {
  test('is told as full whatever the browser says of its room, and history gives way', async () => {
    await save('second')
    await breakHandles('no room')
    expect(await save('third')).toMatchObject({ saved: 'storage-full' })
    expect(await versions()).toBe(1)
    await breakHandles('none')
    expect(await save('third')).toMatchObject({ saved: true, missingCopy: null, lessHistory: true })
  })
})

describe('a file of the tree that is lost under its handle', () => {
  test('is written anew, and history does not give way', async () => {
    await save('second')
    await here.page
      .workers()
      .at(0)
      ?.evaluate(() => {
        const { write } = FileSystemSyncAccessHandle.prototype
        let calls = 0
        FileSystemSyncAccessHandle.prototype.write = function (...given) {
          return (calls += 1) === 1 ? 0 : write.apply(this, given)
        }
      })
    expect(await putAsset()).toEqual({ saved: true, lessHistory: false })
    expect(await versions()).toBe(4)
  })
})
