export interface Options {
  readonly namesElement: boolean
}

/** What the settings of the remote say, for its views to follow. */
export interface OptionsStore {
  get(): Options
  set(change: Partial<Options>): void
  subscribe(listener: () => void): () => void
}

export function createOptions(initial: Options): OptionsStore {
  let options = initial
  const listeners = new Set<() => void>()
  return {
    get: () => options,
    set(change) {
      options = { ...options, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
