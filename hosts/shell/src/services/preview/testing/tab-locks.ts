import type { ChoiceLocks } from '../running-choice.ts'

/** Locks of one browser: each tab goes with what it holds. */
export function createTabLocks() {
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
