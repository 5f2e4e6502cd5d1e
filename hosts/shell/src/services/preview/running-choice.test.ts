import { describe, expect, test } from 'vitest'
import { createRunningChoice } from './running-choice.ts'
import type { ChoiceLocks } from './running-choice.ts'

/** Locks of one browser: each tab goes with what it holds. */
function createLocks() {
  const held = new Map<object, string>()
  const inTab = (tab: object) =>
    ({
      async request(name: string, _options: LockOptions, work: () => Promise<void>) {
        held.set(tab, name)
        await work()
        if (held.get(tab) === name) held.delete(tab)
      },
      query: async () => ({ held: [...held.values()].map((name) => ({ name })), pending: [] }),
    }) as unknown as ChoiceLocks
  return { inTab, close: (tab: object) => void held.delete(tab) }
}

describe('createRunningChoice', () => {
  test('a choice of one tab is every tab’s, for as long as one of them is there', async () => {
    const { inTab, close } = createLocks()
    const [first, second, third] = [{}, {}, {}]
    const choice = createRunningChoice(inTab(first))
    const other = createRunningChoice(inTab(second))
    expect(await other.isGiven('p')).toBe(false)
    await choice.give('p')
    expect([await choice.isGiven('p'), await other.isGiven('p')]).toEqual([true, true])
    close(first)
    expect(await createRunningChoice(inTab(third)).isGiven('p')).toBe(true)
    close(second)
    close(third)
    expect(await createRunningChoice(inTab({})).isGiven('p')).toBe(false)
  })

  test('another project that is previewed ends it in this tab', async () => {
    const { inTab } = createLocks()
    const choice = createRunningChoice(inTab({}))
    await choice.give('p')
    expect([await choice.isGiven('q'), await choice.isGiven('p')]).toEqual([false, false])
  })

  test('without locks it is this tab’s alone', async () => {
    const choice = createRunningChoice(undefined)
    await choice.give('p')
    expect([await choice.isGiven('p'), await createRunningChoice(undefined).isGiven('p')]).toEqual([true, false])
  })
})
