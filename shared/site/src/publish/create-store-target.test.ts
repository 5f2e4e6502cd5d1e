import { describe, expect, test } from 'vitest'
import { createStoreTarget } from './create-store-target.ts'
import { preparePublication } from './prepare-publication.ts'
import { PublishProblem } from './publish-problem.ts'
import { createMemoryStore, createTestPorts, quietCall, siteOf } from './testing/test-ports.ts'

const first = { 'index.html': 'one', 'pages/a.html': 'a', 'css/a.css': 'css', 'old.txt': 'old' }
const second = { 'index.html': 'two', 'pages/a.html': 'a', 'css/a.css': 'css 2', 'new.html': 'new' }

function open(store = createMemoryStore(), call = quietCall, start?: number) {
  const ports = createTestPorts(start)
  const target = createStoreTarget({ store, ports, call, address: null })
  const prepare = (files: Readonly<Record<string, string>>) => preparePublication(target, siteOf(files), ports)
  async function publish(files: Readonly<Record<string, string>>) {
    const { plan, site } = await prepare(files)
    return target.publish(site, plan)
  }
  return { store, target, prepare, publish }
}

const breaking = (when: RegExp) => (change: string) => {
  if (when.test(change)) throw new PublishProblem('unreachable', change)
}

describe('a target of files', () => {
  test('sends what differs, puts the entry last, removes after the pages, and says last what is current', async () => {
    const { store, publish } = open()
    await publish(first)
    store.log.length = 0
    await publish(second)
    expect(store.seen()).toEqual(second)
    const places = store.log.filter((line) => !line.includes('.pergola/objects') || line.startsWith('write'))
    expect(places.filter((line) => line.includes('/objects/'))).toHaveLength(3)
    expect(places.slice(4).map((line) => line.replace(/[\dTZ-]{20,}/, 'ID'))).toEqual([
      'copy css/a.css',
      'copy new.html',
      'copy index.html',
      'remove old.txt',
      'write .pergola/publications/ID.json',
      'write .pergola/current.json',
      'remove .pergola/pending.json',
    ])
  })

  test('leaves the old site whole when an upload breaks, and does not send again what has arrived', async () => {
    const { store, publish } = open()
    await publish(first)
    let sent = 0
    store.before = (change) => {
      if (change.startsWith('write .pergola/objects') && (sent += 1) > 2) throw new PublishProblem('unreachable')
    }
    await expect(publish(second)).rejects.toMatchObject({ failure: 'unreachable' })
    expect(store.seen()).toEqual(first)
    store.before = () => undefined
    store.log.length = 0
    await publish(second)
    expect(store.log.filter((line) => line.startsWith('write .pergola/objects'))).toHaveLength(1)
    expect(store.seen()).toEqual(second)
  })

  test('knows after a break between the places which files are unsure, and sets them right', async () => {
    const { store, prepare, publish } = open()
    await publish(first)
    store.before = breaking(/copy index\.html/)
    await expect(publish(second)).rejects.toMatchObject({ failure: 'unreachable' })
    store.before = () => undefined
    // Back to what was published, whose files are partly overwritten: they are not taken for unchanged.
    expect((await prepare(first)).plan.changed).toEqual(['css/a.css', 'old.txt', 'index.html'])
    await publish(first)
    expect(store.seen()).toEqual(first)
  })

  test('refuses to overwrite what somebody else has published meanwhile', async () => {
    const { store, target, prepare, publish } = open()
    await publish(first)
    const { plan, site } = await prepare(second)
    await open(store, quietCall, Date.UTC(2026, 10, 28)).publish({ 'index.html': 'theirs' })
    await expect(target.publish(site, plan)).rejects.toMatchObject({ failure: 'conflict' })
    expect(store.seen()['index.html']).toBe('theirs')
  })

  test('returns to an earlier publication and forward again without sending anything', async () => {
    const { store, target, publish } = open()
    const { id } = await publish(first)
    const { id: later } = await publish(second)
    store.log.length = 0
    await target.rollBack(id)
    expect(store.seen()).toEqual(first)
    await target.rollBack(later)
    expect(store.seen()).toEqual(second)
    expect(store.log.some((line) => line.startsWith('write .pergola/objects'))).toBe(false)
    expect((await target.history()).map(({ isCurrent }) => isCurrent)).toEqual([true, false, false, false])
  })

  test('keeps ten publications, and after they are forgotten nothing of them', async () => {
    const { store, target, publish } = open()
    for (let count = 0; count < 12; count += 1) await publish({ 'index.html': `${count}` })
    expect(await target.history()).toHaveLength(10)
    expect(await store.list('.pergola/objects')).toHaveLength(10)
    await target.forget?.()
    expect(await target.history()).toHaveLength(1)
    expect(await store.list('.pergola/objects')).toHaveLength(1)
    expect(store.seen()).toEqual({ 'index.html': '11' })
  })

  test('stops where it is cancelled, before anything is moved', async () => {
    const abort = new AbortController()
    const { store, publish } = open(createMemoryStore(), { signal: abort.signal, progress: () => abort.abort() })
    await expect(publish(first)).rejects.toMatchObject({ failure: 'cancelled' })
    expect(store.seen()).toEqual({})
  })

  test('tells before the first publication which files of others it would replace', async () => {
    const { store, prepare } = open()
    await store.write('index.html', new Uint8Array([1]))
    expect((await prepare(first)).replaced).toEqual(['index.html'])
  })
})
