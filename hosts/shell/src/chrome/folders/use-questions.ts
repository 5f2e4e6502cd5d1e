import type { FolderChoice, FolderConflict } from '@pergola/workers/client'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useShell } from '../../compose/shell-context.tsx'
import { folderReasons } from '../../services/folders/folder-messages.ts'
import { choices, kinds, messages } from './messages.ts'

export type Keep = FolderChoice['keep']

export interface Question {
  readonly path: string
  readonly text: string
  readonly options: readonly (readonly [Keep, string])[]
  /** Null: the project has none of it any more. */
  readonly conflict: FolderConflict | null
}

const removalOptions: Question['options'] = [
  ['mine', messages.removeIt],
  ['theirs', messages.leaveIt],
]

/** What a folder asks, what has been chosen so far, and how to answer with that. */
export function useQuestions(projectId: string) {
  const { folders, toasts } = useShell().services
  const asked = useStore(folders.state, ({ questions }) => questions[projectId])
  const [kept, setKept] = useState<Readonly<Record<string, Keep>>>({})
  const [busy, setBusy] = useState(false)
  const { conflicts = [], removals = [] } = asked ?? {}
  const questions: Question[] = [
    ...conflicts.map((conflict) => ({
      path: conflict.path,
      text: kinds[conflict.kind],
      options: choices[conflict.kind],
      conflict,
    })),
    ...removals.map((path) => ({ path, text: messages.removedText, options: removalOptions, conflict: null })),
  ]

  async function apply() {
    setBusy(true)
    const done = await folders.answer(projectId, {
      choices: conflicts.flatMap((conflict) => {
        const keep = kept[conflict.path]
        return keep ? [{ ...conflict, keep }] : []
      }),
      agreed: removals.filter((path) => kept[path] === 'mine'),
      kept: removals.filter((path) => kept[path] === 'theirs'),
    })
    setBusy(false)
    if (done.ok) setKept({})
    else toasts.error(folderReasons[done.failure], done.detail)
  }

  const keep = (path: string, choice: Keep) => setKept({ ...kept, [path]: choice })
  return { questions, kept, keep, busy, apply }
}
