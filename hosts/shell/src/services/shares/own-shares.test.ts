import { storageKeys } from '@pergola/contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { createLocalStore } from '../local-store.ts'
import { createOwnShares, listShares, remember, stopShare } from './own-shares.ts'

afterEach(() => vi.unstubAllGlobals())

const day = 86_400_000
const now = Date.now()
const record = (name: string, more: object = {}) => ({
  name,
  link: `https://editor.example/workspace?file=${name}#key=k`,
  url: `https://editor.example/shares/${name}`,
  removal: `key of ${name}`,
  sharedAt: now,
  expires: now + day,
  ...more,
})

function openStore() {
  const store = createLocalStore(undefined)
  return { store, open: () => store, names: () => listShares(store, Date.now()).map(({ name }) => name) }
}

test('the newest first, without those whose time is over or that nobody can read', () => {
  const { store, names } = openStore()
  remember(store, record('old', { expires: now + 10, sharedAt: now - day }))
  remember(store, record('one'))
  remember(store, record('two', { removal: undefined }))
  expect(listShares(store, now + 20)).toMatchObject([
    { name: 'two', canStop: false },
    { name: 'one', canStop: true },
  ])
  store.write(storageKeys.ownShares, JSON.stringify([record('one'), { name: 'cut' }, null, 7]))
  expect(names()).toEqual(['one'])
  store.write(storageKeys.ownShares, '{')
  expect(names()).toEqual([])
})

test.each([
  [204, { ok: true }, ['other']],
  [404, { ok: false, failure: 'share-missing' }, ['other']],
  [429, { ok: false, failure: 'too-many' }, ['other', 'one']],
  [500, { ok: false, failure: 'refused' }, ['other', 'one']],
])('answered %s', async (status, outcome, left) => {
  const { store, open, names } = openStore()
  remember(store, record('one'))
  const fetch = vi.fn(async () => {
    // Another tab shares meanwhile: that stays.
    remember(store, record('other'))
    return new Response(null, { status })
  })
  vi.stubGlobal('fetch', fetch)
  expect(await stopShare(open, record('one').link)).toMatchObject(outcome)
  expect(fetch).toHaveBeenCalledWith('https://editor.example/shares/one', {
    method: 'DELETE',
    headers: { authorization: 'Bearer key of one' },
  })
  expect(names()).toEqual(left)
})

test('not reached, it stays; without a key nobody is asked', async () => {
  const { store, open, names } = openStore()
  remember(store, record('one'))
  remember(store, record('two', { removal: undefined }))
  const fetch = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', fetch)
  expect(await stopShare(open, record('one').link)).toEqual({ ok: false, failure: 'unreachable' })
  expect(await stopShare(open, record('two').link)).toEqual({ ok: false, failure: 'refused' })
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(names()).toEqual(['two', 'one'])
})

test('a share that the browser has no room to note is told, listed and stopped as long as the tab is open', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const fullStorage = {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  } as unknown as Storage
  const shares = createOwnShares(() => createLocalStore(fullStorage))
  expect(shares.remember(record('one'))).toBe(false)
  expect(shares.list(now)).toMatchObject([{ name: 'one', canStop: true }])
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  expect(await shares.stop(record('one').link)).toEqual({ ok: true })
  expect(shares.list(now)).toEqual([])
  warn.mockRestore()
})
