import { describe, expect, test } from 'vitest'
import { createSharedSeat } from './shared-seat.ts'
import { createTabLocks } from './testing/tab-locks.ts'

describe('the origin that projects share', () => {
  test('is of the project that was there first, in as many tabs as show it, until the last of them goes', async () => {
    const { inTab, close } = createTabLocks()
    const [first, second, third] = [{}, {}, {}]
    const seat = createSharedSeat(inTab(first))
    const same = createSharedSeat(inTab(second))
    const other = createSharedSeat(inTab(third))
    expect([await seat.take('p'), await same.take('p'), await other.take('q')]).toEqual([true, true, false])
    close(first)
    expect(await other.take('q')).toBe(false)
    close(second)
    expect(await other.take('q')).toBe(true)
    expect(await createSharedSeat(inTab({})).take('p')).toBe(false)
  })

  test('is given up by the tab that goes on to another project', async () => {
    const { inTab } = createTabLocks()
    const seat = createSharedSeat(inTab({}))
    expect([await seat.take('p'), await seat.take('q')]).toEqual([true, true])
    expect(await createSharedSeat(inTab({})).take('q')).toBe(true)
  })

  test('is everybody’s where the browser has no locks', async () => {
    expect(await createSharedSeat(undefined).take('p')).toBe(true)
  })
})
