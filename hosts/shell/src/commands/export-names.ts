import type { ExportedZip, Services } from '@pergola/contracts'
import { namedInNotice, unfitNamesQuestion } from './unfit-names.ts'
import { firstOf } from '@pergola/ui'

type Needs = Pick<Services, 'dialogs' | 'toasts'>

/** What a person wants in place of names that some system cannot unpack. */
export async function askNames({ dialogs }: Needs, { unfitNames = [] }: ExportedZip): Promise<'kept' | 'safe' | null> {
  const answer = await dialogs.confirm(unfitNamesQuestion(unfitNames.length, firstOf(unfitNames)))
  if (answer === 'cancel') return null
  return answer === 'confirm' ? 'safe' : 'kept'
}

export function tellNamedIn({ toasts }: Needs, { namedIn = [] }: ExportedZip): void {
  if (namedIn.length > 0) toasts.warning(namedInNotice(firstOf(namedIn)))
}
