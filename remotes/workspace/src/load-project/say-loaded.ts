import type { ImportedZip, ImportFailure, Outcome, Progress, Services, ToastsService } from '@pergola/contracts'
import { unfitNamesNotice } from '../export-project/unfit-names.ts'
import { firstOf } from '@pergola/ui'
import { importReasons, messages } from '../messages.ts'
import { showSpace } from '../storage-space/show-space.ts'

export interface LoadedProject {
  readonly id: string
}

export type LoadServices = Pick<Services, 'projects' | 'toasts' | 'dialogs'> & Partial<Pick<Services, 'grapes'>>

export interface LoadWork {
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
}

/** What a project became, or why it became none. */
export function sayLoaded(
  { toasts, dialogs }: Pick<LoadServices, 'toasts' | 'dialogs'>,
  outcome: Outcome<ImportedZip, ImportFailure>,
): LoadedProject | null {
  if (outcome.ok) {
    toasts.success(messages.loaded)
    const { unfitNames = [] } = outcome.value
    if (unfitNames.length > 0) toasts.info(unfitNamesNotice(unfitNames.length, firstOf(unfitNames)))
    return { id: outcome.value.id }
  }
  if (outcome.failure === 'cancelled') toasts.info(importReasons.cancelled)
  else if (outcome.failure === 'storage-full')
    toasts.error(messages.loadError(importReasons['storage-full']), undefined, () => showSpace(dialogs))
  else if (outcome.failure === 'not-a-zip') toasts.error(messages.invalidZip, outcome.detail)
  else sayWhy(toasts, outcome.failure, outcome.detail)
  return null
}

/** Reasons that say more than the sentence about what in the zip is meant. */
const addsTo: ReadonlySet<ImportFailure> = new Set(['unsafe-zip', 'invalid-record'])

function sayWhy(toasts: ToastsService, failure: ImportFailure, detail?: string): void {
  const reason = importReasons[failure]
  // What in the zip is meant is said first. Where the sentence says all, a second one would only frighten.
  if (detail === undefined) return toasts.error(messages.loadError(reason))
  toasts.error(messages.loadError(detail), addsTo.has(failure) ? reason : undefined)
}
