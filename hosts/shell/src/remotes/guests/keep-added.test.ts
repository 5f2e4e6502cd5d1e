import { contractNumber, type RemoteAddress } from '@pergola/contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { createLocalStore } from '../../services/local-store.ts'
import { createAddedRemotes } from '../added-remotes.ts'
import { placeAdded } from '../remotes-file.ts'
import { keepFiles, refreshAdded } from './keep-added.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const manifest = { name: 'guest', contract: contractNumber, entry: 'remoteEntry.js', files: ['remoteEntry.js', 'a.js'] }
const base = 'https://guest.test/part/'
const address = (version: string): RemoteAddress => ({ ...manifest, version, base, slots: [], preload: [], late: [] })

/** A browser's caches by name, and a server with these files; undefined: it cannot be asked. */
function world(server: Readonly<Record<string, string>> | undefined) {
  const kept = new Map<string, Map<string, Response>>()
  const openCache = (name: string) => {
    const files = kept.get(name) ?? new Map<string, Response>()
    kept.set(name, files)
    return { put: async (url: string, response: Response) => void files.set(url, response) }
  }
  vi.stubGlobal('caches', {
    open: async (name: string) => openCache(name),
    keys: async () => [...kept.keys()],
    has: async (name: string) => kept.has(name),
    delete: async (name: string) => kept.delete(name),
  })
  vi.stubGlobal('fetch', async (input: string | URL) => {
    if (!server) throw new TypeError('Failed to fetch')
    const text = server[new URL(input).pathname.replace('/part/', '')]
    return text === undefined ? new Response('', { status: 404 }) : new Response(text)
  })
  const added = createAddedRemotes(createLocalStore(undefined))
  added.keep(address('1'))
  return { kept, added }
}

const serving = (version: string) => ({
  'remote.json': JSON.stringify({ ...manifest, version }),
  'remoteEntry.js': version,
  'a.js': version,
})

const versionOf = ({ added }: ReturnType<typeof world>) => added.read()[0]?.version

test('every file that is listed is kept, or none', async () => {
  const { kept } = world(serving('1'))
  expect(await keepFiles(address('1'))).toBe(true)
  expect([...(kept.get('pergola-added/guest/1')?.keys() ?? [])]).toEqual([`${base}remoteEntry.js`, `${base}a.js`])

  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await keepFiles({ ...address('2'), files: ['gone.js'] })).toBe(false)
  expect([...kept.keys()]).toEqual(['pergola-added/guest/1'])
  warn.mockRestore()
})

test('a start takes a new version once all of it is here, and forgets the old one', async () => {
  const here = world(serving('2'))
  await keepFiles(address('1'))
  expect((await refreshAdded(placeAdded(address('1')), here.added)).version).toBe('2')
  expect(versionOf(here)).toBe('2')
  expect([...here.kept.keys()]).toEqual(['pergola-added/guest/2'])
})

test('a start stays with what is kept where the new version is not whole, or nobody answers', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const broken = world({ ...serving('2'), 'a.js': undefined as never })
  expect((await refreshAdded(placeAdded(address('1')), broken.added)).version).toBe('1')
  const offline = world(undefined)
  expect((await refreshAdded(placeAdded(address('1')), offline.added)).version).toBe('1')
  expect([versionOf(broken), versionOf(offline)]).toEqual(['1', '1'])
  warn.mockRestore()
})

test('a manifest that names somebody else now changes nothing', async () => {
  const here = world({ ...serving('2'), 'remote.json': JSON.stringify({ ...manifest, name: 'other', version: '2' }) })
  expect((await refreshAdded(placeAdded(address('1')), here.added)).version).toBe('1')
})
