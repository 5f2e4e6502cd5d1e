import { useEffect } from 'react'
import type { DialogsService } from '@pergola/contracts'
import { messages } from './messages.ts'

interface GuardInput {
  readonly dialogs: DialogsService
  /** Names of what is not saved. */
  readonly changed: readonly string[]
  readonly save: () => Promise<boolean>
}

/** While something is unsaved, closing asks: save, go on without, or stay. */
export function useCloseGuard(input: GuardInput): void {
  // Anew with every render, so that the guard always knows the newest texts.
  useEffect(() => input.dialogs.guard?.(() => mayClose(input)))
}

async function mayClose({ dialogs, changed, save }: GuardInput): Promise<boolean> {
  if (changed.length === 0) return true
  const answer = await dialogs.confirm({
    title: messages.unsavedTitle,
    message: messages.unsaved(changed.join(', ')),
    confirmLabel: messages.saveAndClose,
    alternativeLabel: messages.discard,
    cancelLabel: messages.stay,
  })
  return answer === 'alternative' || (answer === 'confirm' && (await save()))
}
