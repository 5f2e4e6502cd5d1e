import { fail } from '@pergola/contracts'
import type { ImportFailure } from '@pergola/contracts'
import type { ArchiveRefusal } from './archive-refusal.ts'

/** The failure a user hears of for a refusal of the guard; the sentence goes along as the detail. */
export function importFailureOf(refusal: { readonly failure: ArchiveRefusal; readonly detail?: string }) {
  return fail(kindOf(refusal.failure), refusal.detail)
}

const unsafe: ReadonlySet<ArchiveRefusal> = new Set([
  'ambiguous-end',
  'ratio',
  'special-file',
  'name-traversal',
  'name-absolute',
  'name-backslash',
  'name-character',
  'file-folder-conflict',
  'local-mismatch',
  'overlap',
])

function kindOf(refusal: ArchiveRefusal): ImportFailure {
  if (refusal === 'empty' || refusal === 'not-a-zip' || refusal === 'truncated') return 'not-a-zip'
  if (refusal === 'too-large' || refusal === 'too-many-entries') return 'too-large'
  return unsafe.has(refusal) ? 'unsafe-zip' : 'unreadable-zip'
}
