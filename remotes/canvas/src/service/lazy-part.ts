/** Code that no page waits for: it is loaded behind the first page, or with its first use. */
export interface LazyPart<Part> {
  /** Null until it is loaded. */
  now(): Part | null
  /** Rejects where it could not be fetched; the next call asks for it again. */
  load(): Promise<Part>
}

export function lazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  let part: Part | null = null
  let loading: Promise<Part> | null = null

  async function fetchIt(): Promise<Part> {
    try {
      return (part = await load())
    } finally {
      loading = null
    }
  }

  return {
    now: () => part,
    load: () => (part ? Promise.resolve(part) : (loading ??= fetchIt())),
  }
}
