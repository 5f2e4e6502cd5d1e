/** What is needed of `navigator.locks`, which is there in secure contexts alone. */
export type ChoiceLocks = Pick<LockManager, 'request' | 'query'>

export interface RunningChoice {
  /** Whether a person lets the scripts of this project run, here or in another tab that is open. */
  isGiven(projectId: string): Promise<boolean>
  /** Until another project is asked about, or this tab goes. */
  give(projectId: string): Promise<void>
}

const nameOf = (projectId: string) => `pergola-preview-runs:${projectId}`

/**
 * The choice to run the scripts of a restricted project in its preview. All tabs of the editor feed one origin of the project,
 * so they share the choice: as a lock that each of them holds, which ends with the last of them and is stored nowhere.
 */
export function createRunningChoice(locks: ChoiceLocks | undefined): RunningChoice {
  let given: string | null = null
  let letGo: (() => void) | null = null

  function end(): void {
    letGo?.()
    letGo = null
    given = null
  }

  async function hold(projectId: string): Promise<void> {
    end()
    given = projectId
    if (!locks) return
    letGo = await new Promise<() => void>((resolve) => {
      const held = () => new Promise<void>((done) => resolve(() => done()))
      locks.request(nameOf(projectId), { mode: 'shared' }, held).catch(() => resolve(() => undefined))
    })
  }

  return {
    async isGiven(projectId) {
      if (given === projectId) return true
      end()
      const { held = [] } = (await locks?.query().catch(() => null)) ?? {}
      const isElsewhere = held.some(({ name }) => name === nameOf(projectId))
      // From here on it is this tab's, too: the other one may go.
      if (isElsewhere) await hold(projectId)
      return isElsewhere
    },
    give: hold,
  }
}
