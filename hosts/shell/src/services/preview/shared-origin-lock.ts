import type { ChoiceLocks } from './running-choice.ts'

export interface SharedOriginLock {
  /** False while another tab previews another project there. Held until this tab takes it for another project, or goes. */
  take(projectId: string): Promise<boolean>
}

const prefix = 'pergola-shared-preview:'

/**
 * Who may put files on the one origin that projects share: the tabs of one project. Else the project that is previewed
 * in one tab would take the place of what another tab shows. As a lock that each of them holds, so that it ends with
 * the last of them and is stored nowhere.
 */
export function createSharedOriginLock(locks: ChoiceLocks | undefined): SharedOriginLock {
  let taken: string | null = null
  let letGo: (() => void) | null = null

  function end(): void {
    letGo?.()
    letGo = null
    taken = null
  }

  return {
    async take(projectId) {
      if (!locks || taken === projectId) return true
      end()
      const name = prefix + projectId
      letGo = await new Promise<() => void>((resolve, reject) => {
        const held = () => new Promise<void>((done) => resolve(() => done()))
        locks.request(name, { mode: 'shared' }, held).catch(reject)
      })
      taken = projectId
      // Taken first and looked at then: of two that come at once at most one goes on.
      const { held = [] } = await locks.query()
      const isOthers = held.some((lock) => lock.name?.startsWith(prefix) && lock.name !== name)
      if (isOthers) end()
      return !isOthers
    },
  }
}
