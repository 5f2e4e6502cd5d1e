import type { Dispose } from '@pergola/contracts'

/** One kind of happening inside this package, told at once to whoever listens. */
export interface Signal<Payload> {
  emit(payload: Payload): void
  on(listener: (payload: Payload) => void): Dispose
}

export function createSignal<Payload>(): Signal<Payload> {
  const listeners = new Set<(payload: Payload) => void>()
  return {
    emit(payload) {
      // Over a copy: a listener may end itself or start another.
      for (const listener of new Set(listeners)) listener(payload)
    },
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
