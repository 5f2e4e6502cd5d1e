import { useEffect, useRef } from 'react'
import type { DialogsService } from '@pergola/contracts'
import { useSaveKey } from '@pergola/ui/save-key'
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

/** Saves, and by Mod+S anywhere in the dialog around `box`. While something is unsaved, leaving asks: save, go on without, or stay. What is on its way is waited for. */
export function useGuardedSave({ dialogs, unsaved, save }: GuardInput) {
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

  function saveNow(): Promise<boolean> {
    const done = save()
    saving.current = { typed: typed(), done }
    return done
  }

  return { save: saveNow, box: useSaveKey<HTMLDivElement>(() => void saveNow()) }
}
