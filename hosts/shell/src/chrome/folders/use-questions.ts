import type { FolderChoice, FolderConflict } from '@pergola/workers/client'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useShell } from '../../context/shell-context.tsx'
import { folderReasons } from '../../services/folders/folder-messages.ts'
import { choices, kinds, messages } from './messages.ts'

export type Keep = FolderChoice['keep']

export interface Question {
  readonly path: string
  readonly text: string
  readonly options: readonly (readonly [Keep, string])[]
  /** Null: the project has none of it any more. */
  readonly conflict: FolderConflict | null
  /** What was chosen, and what nobody has to choose because there is nothing else. */
  readonly kept: Keep | ''
}

/** Another text there or here is another question. */
export const keyOf = ({ path, conflict }: Pick<Question, 'path' | 'conflict'>) =>
  `${path} ${conflict?.there ?? ''} ${conflict?.here ?? ''}`

const removalOptions: Question['options'] = [
  ['mine', messages.removeIt],
  ['theirs', messages.leaveIt],
]

const onlyOption = ([first, second]: Question['options']): Keep | '' => (first && !second ? first[0] : '')

/** What a folder asks, with what has been chosen so far, and how to answer with that. */
export function useQuestions(projectId: string) {
  const { folders, toasts } = useShell().services
  const asked = useStore(folders.state, ({ questions }) => questions[projectId])
  const [kept, setKept] = useState<Readonly<Record<string, Keep>>>({})
  const [busy, setBusy] = useState(false)
  const { conflicts = [], removals = [] } = asked ?? {}
  const questions: readonly Question[] = [
    ...conflicts.map((conflict) => ({
      path: conflict.path,
      text: kinds[conflict.kind],
      options: choices[conflict.kind],
      conflict,
    })),
    ...removals.map((path) => ({ path, text: messages.removedText, options: removalOptions, conflict: null })),
  ].map((question) => ({ ...question, kept: kept[keyOf(question)] ?? onlyOption(question.options) }))

  const removed = (keep: Keep) =>
    questions.flatMap(({ path, conflict, kept: chosen }) => (!conflict && chosen === keep ? [path] : []))

  async function apply() {
    setBusy(true)
    const done = await folders.answer(projectId, {
      choices: questions.flatMap(({ conflict, kept: keep }) => (conflict && keep ? [{ ...conflict, keep }] : [])),
      agreed: removed('mine'),
      kept: removed('theirs'),
    })
    setBusy(false)
    if (done.ok) setKept({})
    else toasts.error(folderReasons[done.failure], done.detail)
  }

  const keep = (question: Question, choice: Keep) => setKept({ ...kept, [keyOf(question)]: choice })
  return { questions, keep, busy, apply }
}
