import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { HistorySize, HistoryState, ProjectsService, ProjectVersion, Readable } from '@pergola/contracts'

export interface ListedHistory {
  readonly versions: readonly ProjectVersion[]
  /** Null until all are counted. */
  readonly size: HistorySize | null
}

/** More than a screen shows: they stand there while thousands behind them are still read. */
const firstShown = 60

/** What is kept of the open project, read anew with every save and when asked; null until it is read. */
export function useHistory(projects: ProjectsService): { listed: ListedHistory | null; readAgain: () => void } {
  const revision = useStore(projects.state, (state) => state.open?.revision ?? 0)
  const [asked, setAsked] = useState(0)
  const [listed, setListed] = useState<ListedHistory | null>(null)
  const question = `${revision} ${asked}`

  useEffect(() => {
    let isOver = false
    void projects.history?.newest(firstShown).then((found) => {
      if (!isOver && found.ok) setListed((before) => before ?? { versions: found.value, size: null })
    })
    void projects.history?.list().then((found) => {
      if (!isOver && found.ok) setListed(found.value)
    })
    return () => {
      isOver = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each save, and each wish, is another question
  }, [projects, question])

  return { listed, readAgain: () => setAsked((count) => count + 1) }
}

const untold: HistoryState = { sweepFailure: null }
const silent: Readable<HistoryState> = {
  getState: () => untold,
  getInitialState: () => untold,
  subscribe: () => () => undefined,
}

/** Why old versions could not be let go of; null when they could, or where nobody says. */
export function useSweepFailure({ history }: ProjectsService): HistoryState['sweepFailure'] {
  return useStore(history?.state ?? silent, (state) => state.sweepFailure)
}
