import { describe, expect, test } from 'vitest'
import { createSharedOriginLock } from './shared-origin-lock.ts'
import { createTabLocks } from './testing/tab-locks.ts'

describe('the origin that projects share', () => {
  test('is of the project that was there first, in as many tabs as show it, until the last of them goes', async () => {
    const { inTab, close } = createTabLocks()
    const [first, second, third] = [{}, {}, {}]
    const originLock = createSharedOriginLock(inTab(first))
    const same = createSharedOriginLock(inTab(second))
    const other = createSharedOriginLock(inTab(third))
    expect([await originLock.take('p'), await same.take('p'), await other.take('q')]).toEqual([true, true, false])
    close(first)
    expect(await other.take('q')).toBe(false)
    close(second)
    expect(await other.take('q')).toBe(true)
    expect(await createSharedOriginLock(inTab({})).take('p')).toBe(false)
  })

  test('is given up by the tab that goes on to another project', async () => {
    const { inTab } = createTabLocks()
    const originLock = createSharedOriginLock(inTab({}))
    expect([await originLock.take('p'), await originLock.take('q')]).toEqual([true, true])
    expect(await createSharedOriginLock(inTab({})).take('q')).toBe(true)
  })

  test('is everybody’s where the browser has no locks', async () => {
    expect(await createSharedOriginLock(undefined).take('p')).toBe(true)
  })
})
