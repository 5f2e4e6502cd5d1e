import { describe, expect, test } from 'vitest'
import { createRunningChoice } from './running-choice.ts'
import { createTabLocks } from './testing/tab-locks.ts'

describe('createRunningChoice', () => {
  test('a choice of one tab is every tab’s, for as long as one of them is there', async () => {
    const { inTab, close } = createTabLocks()
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
    const { inTab } = createTabLocks()
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
