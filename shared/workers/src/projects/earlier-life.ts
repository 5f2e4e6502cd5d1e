import type { Dispose } from '@pergola/contracts'
import type { ProjectsStore } from './projects-store.ts'

/** The project that this tab writes, kept where it outlives a reload of the tab and nothing else. */
export interface EarlierLife {
  read(): string | null
  write(projectId: string | null): void
}

export function rememberWriting({ state }: ProjectsStore, earlierLife: EarlierLife): Dispose {
  return state.subscribe(({ open }, { open: before }) => {
    if (open !== before) earlierLife.write(open?.role === 'writer' ? open.id : null)
  })
}
