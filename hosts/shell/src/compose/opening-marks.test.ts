import { storageKeys } from '@pergola/contracts'
import { describe, expect, test } from 'vitest'
import { createLocalStore } from '../services/local-store.ts'
import { createOpeningMarks, type TabLocks } from './opening-marks.ts'

/** One browser: a storage that its tabs share, and locks that a tab loses when it is gone. */
function createBrowser(stored?: string) {
  const values = new Map<string, string>(stored === undefined ? [] : [[storageKeys.openings, stored]])
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as unknown as Storage
  const held = new Map<string, string>()
  let clock = 1000
  return {
    values,
    open(tab: string) {
      const locks = {
        query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
        request: async (name: string) => void held.set(name, tab),
      } as unknown as TabLocks
      const openStore = () => createLocalStore(storage)
      return createOpeningMarks({ openStore, locks, now: () => (clock += 1), tab })
    },
    crash(tab: string) {
      for (const [name, holder] of held) if (holder === tab) held.delete(name)
    },
  }
}

const page = { projectId: '7', pageName: 'index' }

describe('opening marks', () => {
  test('a tab that crashed while it drew a page is known by the next one', async () => {
    const browser = createBrowser()
    browser.open('one').set(page)
    browser.crash('one')
    const next = browser.open('two')
    expect(next.any()).toBe(true)
    expect(await next.ended()).toEqual({ ...page, at: 1001 })
  })

  test('a page that was drawn before its tab ended is no fault of the page', async () => {
    const browser = createBrowser()
    const first = browser.open('one')
    first.set(page)
    first.clear()
    browser.crash('one')
    const next = browser.open('two')
    expect([next.any(), await next.ended()]).toEqual([false, null])
    expect(browser.values.size).toBe(0)
  })

  test('a tab that is still drawing has not ended', async () => {
    const browser = createBrowser()
    browser.open('one').set(page)
    expect(await browser.open('two').ended()).toBeNull()
  })

  test('a tab takes away its own mark and leaves those of others', async () => {
    const browser = createBrowser()
    browser.open('one').set(page)
    const second = browser.open('two')
    second.set({ ...page, pageName: 'about' })
    browser.crash('one')
    second.clear()
    expect(await browser.open('three').ended()).toMatchObject(page)
  })

  test('of several the newest is told, and a decision about a page holds for all its marks', async () => {
    const browser = createBrowser()
    for (const [tab, pageName] of [
      ['one', 'index'],
      ['two', 'about'],
      ['three', 'about'],
    ] as const) {
      browser.open(tab).set({ ...page, pageName })
      browser.crash(tab)
    }
    const next = browser.open('four')
    expect(await next.ended()).toMatchObject({ pageName: 'about', at: 1003 })
    next.forget({ ...page, pageName: 'about' })
    expect(await next.ended()).toMatchObject({ pageName: 'index' })
  })

  test.each(['{', '[]', 'null', '7', '{"one":{"projectId":7}}', '{"one":null}'])(
    'what is stored under the key and is no mark counts for nothing: %s',
    async (stored) => {
      const marks = createBrowser(stored).open('two')
      expect([marks.any(), await marks.ended()]).toEqual([false, null])
    },
  )

  test('without locks nobody can tell a crash, so nothing is marked', async () => {
    const store = createLocalStore(undefined)
    const marks = createOpeningMarks({ openStore: () => store, locks: undefined, now: Date.now, tab: 'one' })
    marks.set(page)
    expect([store.read(storageKeys.openings), await marks.ended()]).toEqual([null, null])
  })
})
