import type { Bus, BusFact, BusFacts } from '../bus.ts'

export interface FakeBus extends Bus {
  readonly emitted: readonly { readonly fact: BusFact; readonly payload: BusFacts[BusFact] }[]
  follow(projectId: string | null): void
  dispose(): void
}

/** Tells its own listeners at once and remembers what was emitted. */
export function createFakeBus(): FakeBus {
  const emitted: { fact: BusFact; payload: BusFacts[BusFact] }[] = []
  const listeners = new Map<BusFact, Set<(payload: never) => void>>()
  return {
    emitted,
    emit(fact, payload) {
      emitted.push({ fact, payload })
      for (const listener of listeners.get(fact) ?? []) listener(payload as never)
    },
    on(fact, listener) {
      const own = listeners.get(fact) ?? new Set()
      listeners.set(fact, own)
      own.add(listener as (payload: never) => void)
      return () => own.delete(listener as (payload: never) => void)
    },
    follow: () => undefined,
    dispose: () => listeners.clear(),
  }
}
