import { fail } from '@pergola/contracts'
import type { ImportFailure } from '@pergola/contracts'
import type { ArchiveRefusal } from './archive-refusal.ts'

/** The failure a user hears of for a refusal of the guard; the sentence goes along as the detail. */
export function importFailureOf(refusal: { readonly failure: ArchiveRefusal; readonly detail?: string }) {
  return fail(kindOf(refusal.failure), refusal.detail)
}

function kindOf(refusal: ArchiveRefusal): ImportFailure {
  if (refusal === 'not-a-zip' || refusal === 'truncated') return 'not-a-zip'
  return refusal === 'too-large' || refusal === 'too-many-entries' ? 'too-large' : 'unsafe-zip'
}
