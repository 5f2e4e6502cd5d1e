import type { CanvasService } from '@pergola/contracts'
import { reportSave } from '../document/saving.ts'
import type { CanvasCore } from './canvas-core.ts'
import { keepEditsMessages as messages } from './keep-edits-messages.ts'

export type StoredPage = Pick<CanvasService, 'save' | 'reload'>

/**
 * Another tab has taken the project before this one could store what was edited here. The page keeps it, whatever is
 * answered, and stores it when this tab writes again.
 */
export async function offerEdits({ services: { dialogs, projects, toasts } }: CanvasCore): Promise<void> {
  const { title, message, confirmLabel, cancelLabel, notTaken } = messages
  const answer = await dialogs.confirm({ title, message, confirmLabel, cancelLabel })
  if (answer !== 'confirm') return
  const taken = await projects.takeOver()
  if (!taken.ok) toasts.error(notTaken, taken.detail)
}

/** This tab writes again. What the other one stored meanwhile is a version of the history. */
export async function storeEdits(core: CanvasCore, { save, reload }: StoredPage): Promise<void> {
  const outcome = await save()
  reportSave(core, outcome)
  if (outcome.ok) await reload()
}
