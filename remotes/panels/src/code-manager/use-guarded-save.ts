import { useEffect, useRef } from 'react'
import type { DialogsService } from '@pergola/contracts'
import { messages } from './messages.ts'

interface Unsaved {
  readonly name: string
  readonly text: string
}

interface GuardInput {
  readonly dialogs: DialogsService
  readonly unsaved: readonly Unsaved[]
  readonly save: () => Promise<boolean>
}

/** Saves. While something is unsaved, leaving asks: save, go on without, or stay. What is on its way is waited for. */
export function useGuardedSave({ dialogs, unsaved, save }: GuardInput): () => Promise<boolean> {
  const typed = () => JSON.stringify(unsaved)
  const saving = useRef<{ readonly typed: string; readonly done: Promise<boolean> } | null>(null)

  async function mayClose(): Promise<boolean> {
    if (saving.current?.typed === typed() && (await saving.current.done)) return true
    const answer = await dialogs.confirm({
      title: messages.unsavedTitle,
      message: messages.unsaved(unsaved.map(({ name }) => name).join(', ')),
      confirmLabel: messages.saveAndClose,
      alternativeLabel: messages.discard,
      cancelLabel: messages.stay,
    })
    return answer === 'alternative' || (answer === 'confirm' && (await save()))
  }

  // Anew with every render, so that the guard always knows the newest texts.
  useEffect(() => (unsaved.length > 0 ? dialogs.guard?.(mayClose) : undefined))

  return () => {
    const done = save()
    saving.current = { typed: typed(), done }
    return done
  }
}
