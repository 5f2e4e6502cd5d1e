import { describe, expect, test } from 'vitest'
import { projectForEach } from './project-for-each.ts'

const here = projectForEach({ text: 'first' })

/** Saves that the journal keeps all of: 20 kB of text that nothing presses together, each time another. */
async function saveOften(): Promise<void> {
  await here.page.evaluate(async (projectId) => {
    for (let at = 0; at < 12; at += 1) {
      const noise = Array.from(crypto.getRandomValues(new Uint8Array(20_000)), (byte) => 'abcdefgh'[byte % 8]).join('')
      const outcome = await globalThis.services.projects.save({
        projectId,
        files: { 'css/index.css': `${noise} ${at}` },
      })
      if (!outcome.ok) throw new Error(outcome.failure)
    }
  }, here.id)
}

const compact = () => here.page.evaluate(() => globalThis.harness.compactJournals())

const journalSize = () =>
  here.page.evaluate(async (id) => {
    const sizes = await (await globalThis.harness.tree()).sizes(`journals/${id}`)
    return [...sizes.values()].reduce((sum, size) => sum + size, 0)
  }, here.id)

const closeProject = () => here.page.evaluate(() => globalThis.services.projects.close())

/** The end of what the journal alone gives back. */
const readWithoutDatabase = () =>
  here.page.evaluate(async (id) => {
    globalThis.services.dispose()
    await (await globalThis.harness.database()).dexie.delete()
    globalThis.services = globalThis.harness.start()
    await globalThis.services.projects.open(id)
    const read = await globalThis.services.projects.readText('css/index.css')
    return read.ok ? read.value.slice(-3) : read.failure
  }, here.id)

describe('the journal of a closed project', () => {
  test('holds the newest generation alone after a quiet moment, and that whole', async () => {
    await saveOften()
    await closeProject()
    expect(await journalSize()).toBeGreaterThan(200_000)
    expect(await compact()).toEqual([here.id])
    expect(await journalSize()).toBeLessThan(60_000)
    expect(await compact()).toEqual([])
    expect(await readWithoutDatabase()).toBe(' 11')
  })

  test('is gone on from by the next save', async () => {
    await saveOften()
    await closeProject()
    await compact()
    const saved = await here.page.evaluate(async (projectId) => {
      const { projects } = globalThis.services
      await projects.open(projectId)
      const outcome = await projects.save({ projectId, files: { 'css/index.css': 'and on' } })
      return outcome.ok && projects.state.getState().missingCopy
    }, here.id)
    expect([saved, await readWithoutDatabase()]).toEqual([null, ' on'])
  })

  test('is left alone while somebody writes the project', async () => {
    await saveOften()
    expect(await compact()).toEqual([])
    expect(await journalSize()).toBeGreaterThan(200_000)
  })

  test('is left alone where the database holds another generation', async () => {
    await saveOften()
    await closeProject()
    await here.page.evaluate(async (id) => {
      const { manifests, dexie } = await globalThis.harness.database()
      const manifest = (await manifests.get(id))!
      await manifests.put({ ...manifest, generation: manifest.generation - 1 })
      dexie.close()
    }, here.id)
    expect(await compact()).toEqual([])
    expect(await readWithoutDatabase()).toBe(' 11')
  })
})
