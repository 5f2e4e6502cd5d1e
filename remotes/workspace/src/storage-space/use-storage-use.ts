import { useEffect, useState } from 'react'
import type { Outcome, ProjectUse, SaveFailure, Services, StoragePart, StorageUse } from '@pergola/contracts'
import { formatSize } from '@pergola/ui/format-size'
import { saveReasons } from '../messages.ts'
import { messages } from './messages.ts'

export type SpaceServices = Pick<Services, 'projects' | 'dialogs' | 'toasts'>

export interface SpaceActions {
  removeProject(project: ProjectUse): void
  removeHistory(project: ProjectUse): void
  removeUnfinished(unfinished: readonly ProjectUse[]): void
  free(part: StoragePart, bytes: number): void
}

interface Counted {
  readonly use: StorageUse | null
  readonly failed: boolean
}

/** What is stored, counted anew after each deletion. */
export function useStorageUse(services: SpaceServices): Counted & { readonly actions: SpaceActions } {
  const { projects } = services
  const [counted, setCounted] = useState<Counted>({ use: null, failed: false })
  const [times, setTimes] = useState(0)

  useEffect(() => {
    let isOver = false
    void projects.storageUse?.().then((answer) => {
      if (!isOver) setCounted(answer.ok ? { use: answer.value, failed: false } : { use: null, failed: true })
    })
    return () => {
      isOver = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the number says that something was deleted
  }, [projects, times])

  return { ...counted, actions: createActions(services, () => setTimes((before) => before + 1)) }
}

type Freed = Promise<Outcome<undefined, SaveFailure | 'worker-lost'>>

function createActions({ projects, dialogs, toasts }: SpaceServices, onDeleted: () => void): SpaceActions {
  async function work(bytes: number, deletion: () => Freed): Promise<void> {
    const outcome = await deletion()
    if (outcome.ok) toasts.success(messages.deleted(formatSize(bytes)))
    else toasts.error(messages.notDeleted, saveReasons[outcome.failure])
    onDeleted()
  }

  async function ask(message: string, bytes: number, deletion: () => Freed): Promise<void> {
    const question = { title: messages.confirmTitle, message, confirmLabel: messages.confirm, danger: true }
    if ((await dialogs.confirm(question)) === 'confirm') await work(bytes, deletion)
  }

  const free = async (part: StoragePart): Freed => projects.freeStorage?.(part) ?? { ok: true, value: undefined }

  return {
    removeProject({ id, name, files, history }) {
      const bytes = files + history
      void ask(messages.confirmProject(name, formatSize(bytes)), bytes, () => projects.remove(id))
    },
    removeHistory: ({ id, name, history }) =>
      void ask(messages.confirmHistory(name), history, () => free({ kind: 'history', id })),
    removeUnfinished(unfinished) {
      const bytes = unfinished.reduce((sum, { files }) => sum + files, 0)
      void ask(messages.confirmUnfinished(unfinished.length), bytes, async () => {
        for (const { id } of unfinished) {
          const outcome = await projects.remove(id)
          if (!outcome.ok) return outcome
        }
        return { ok: true, value: undefined }
      })
    },
    free: (part, bytes) => void work(bytes, () => free(part)),
  }
}
