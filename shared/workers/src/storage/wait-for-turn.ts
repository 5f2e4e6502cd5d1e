import { whenFree } from './project-lock.ts'

/** Milliseconds that a tab which followed leaves the project free: the writer may only be reloading, on a slow machine. */
const courtesy = 5000

export interface Turn {
  readonly projectId: string
  readonly signal: AbortSignal
  /** This tab stands behind its own earlier life, which a slow machine is still ending. */
  readonly isResuming: boolean
  /** True when there is nothing more to wait for. */
  attempt(): Promise<boolean>
}

/** Tries to take the place of the writer whenever it is left. */
export async function waitForTurn({ projectId, signal, isResuming, attempt }: Turn): Promise<void> {
  do {
    await whenFree(projectId, signal)
    if (!isResuming) await pause(courtesy, signal)
    if (signal.aborted) return
  } while (!(await attempt()))
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const clock = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => (clearTimeout(clock), resolve()), { once: true })
  })
}
