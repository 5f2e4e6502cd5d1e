import { fail, succeed, type Outcome } from './outcome.ts'
import type { CanvasService } from './services/canvas.ts'
import type { SaveFailure } from './services/saving.ts'
import type { ToastsService } from './services/toasts.ts'
import { saveFailed, writeFailures } from './write-failures.ts'

type Storing = Pick<CanvasService, 'save'>

/** Stores what the open page holds, now. That saving by itself was quicker is as good. */
export async function storeWork(canvas: Storing): Promise<Outcome<undefined, SaveFailure>> {
  const saved = await canvas.save()
  if (saved.ok || saved.failure === 'nothing-changed') return succeed()
  return fail(saved.failure, saved.detail)
}

interface Telling {
  readonly canvas: Storing
  readonly toasts: Pick<ToastsService, 'error'>
}

/**
 * Says that something is in the project, or gone from it, once that is stored: whoever has read it may lose the tab. What
 * could not be stored stays in the tab and is tried again, which the message says.
 */
export async function sayStored({ canvas, toasts }: Telling, say: () => void): Promise<void> {
  const stored = await storeWork(canvas)
  if (stored.ok) say()
  else toasts.error(saveFailed, writeFailures[stored.failure])
}
