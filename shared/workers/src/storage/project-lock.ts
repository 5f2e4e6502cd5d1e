/** Sole right to write a project, across tabs. Fencing by epoch makes up for what a stolen lock cannot stop. */
export interface ProjectLock {
  /** Settles when the lock is free again. */
  release(): Promise<void>
}

export interface LockRequest {
  readonly projectId: string
  /** Called when another tab took the lock by force. */
  readonly onStolen: () => void
  /** Milliseconds to wait for the holder to let go before the lock is taken by force; absent: never by force. */
  readonly stealAfter?: number
}

/** A page that is being reloaded, or a project lent for a moment, lets go within this time. */
const dyingTabGrace = 200

export async function acquireLock(request: LockRequest): Promise<ProjectLock | null> {
  const { stealAfter } = request
  const waited = await hold(request, { signal: AbortSignal.timeout(stealAfter ?? dyingTabGrace) })
  return waited ?? (stealAfter === undefined ? null : hold(request, { steal: true }))
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
