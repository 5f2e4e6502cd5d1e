const unreachable =
  /RUNTIME-00[38]|failed to fetch|dynamically imported module|importing a module script|load failed|networkerror|unable to preload css/i

/** The error is about files that did not arrive, not about what is in them. Every engine says it in words of its own. */
export const isLoadFailure = (message: string) => unreachable.test(message)

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
