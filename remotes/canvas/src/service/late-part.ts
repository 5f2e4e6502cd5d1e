/** What no page waits for: it comes behind the first one, or with the first use. */
export interface LatePart<Part> {
  /** Null until it has come. */
  now(): Part | null
  /** What could not be had is asked for again. */
  come(): Promise<Part>
}

export function latePart<Part>(load: () => Promise<Part>): LatePart<Part> {
  let part: Part | null = null
  let coming: Promise<Part> | null = null

  async function fetchIt(): Promise<Part> {
    try {
      return (part = await load())
    } finally {
      coming = null
    }
  }

  return {
    now: () => part,
    come: () => (part ? Promise.resolve(part) : (coming ??= fetchIt())),
  }
}
