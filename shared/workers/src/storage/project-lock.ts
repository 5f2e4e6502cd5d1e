/** Sole right to write a project, across tabs. Fencing by epoch makes up for what a stolen lock cannot stop. */
export interface ProjectLock {
  /** Settles when the lock is free again. */
  release(): Promise<void>
}

export interface LockRequest {
  readonly projectId: string
  /** Called when another tab took the lock by force. */
  readonly onStolen: () => void
  /** Milliseconds to wait for the holder to let go. */
  readonly patience?: number
  /** Takes the lock from who has not let go by then. */
  readonly byForce?: boolean
}

/** Milliseconds. A project lent for a moment is given back within this time. */
const shortPatience = 200

export async function acquireLock(request: LockRequest): Promise<ProjectLock | null> {
  const { patience = shortPatience, byForce = false } = request
  // Asked without a time limit first: the browser itself can be slow to answer, with the lock free all the while.
  const lock =
    (await hold(request, { ifAvailable: true })) ?? (await hold(request, { signal: AbortSignal.timeout(patience) }))
  return lock ?? (byForce ? hold(request, { steal: true }) : null)
}

/** Settles when nobody holds the lock any more, or with the signal; the lock is not kept. */
export async function whenFree(projectId: string, signal: AbortSignal): Promise<void> {
  try {
    await navigator.locks.request(`project:${projectId}`, { signal }, () => undefined)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/** Null when the lock was not to be had. */
function hold({ projectId, onStolen }: LockRequest, options: LockOptions): Promise<ProjectLock | null> {
  return new Promise((resolve, reject) => {
    const release = new AbortController()
    let isHeld = false
    const ended = navigator.locks
      .request(`project:${projectId}`, options, async (lock) => {
        if (!lock) return resolve(null)
        isHeld = true
        resolve({
          async release() {
            release.abort()
            await ended
          },
        })
        await new Promise((end) => release.signal.addEventListener('abort', end))
      })
      .catch((error: unknown) => {
        const { name } = error as DOMException
        if (isHeld) onStolen()
        else if (name === 'AbortError' || name === 'TimeoutError') resolve(null)
        else reject(error)
      })
  })
}
