import { familyOf } from '@pergola/site/fonts'
import { currentProject, writableProject } from '../change-fonts.ts'
import type { FontServices } from '../font-services.ts'
import { installFiles, type NewFont } from '../install-fonts.ts'
import { fontFacts } from '../font-facts.ts'
import { fontMessages as messages } from '../messages.ts'
import { sortFonts } from './same-fonts.ts'

/** What is there already is not stored again; another file of the same font is asked about. False when nothing was done. */
export async function installChosen(services: FontServices, chosen: readonly NewFont[]): Promise<boolean> {
  const open = writableProject(services)
  if (!open) return false
  const sorted = await sortFonts(services, chosen, currentProject(services)?.fonts ?? {}, open)
  const { fresh, there, rivals, rivalKeys, lostKeys } = sorted
  const answer = rivals.length === 0 ? 'keep-both' : await askAbout(services, rivals)
  if (answer === null) return false
  if (there.length > 0) services.toasts.info(messages.there(there.map(called)))
  if (fresh.length === 0) return true
  return installFiles(services, fresh, { inPlaceOf: answer === 'replace' ? [...lostKeys, ...rivalKeys] : lostKeys })
}

/** `Brand 700 · italic`, as the list of the installed ones says it. */
function called({ name, facts: { weight, style } }: NewFont): string {
  return `${familyOf({ name })} ${fontFacts({ weight, style, format: undefined })}`
}

async function askAbout(
  { dialogs }: FontServices,
  rivals: readonly NewFont[],
): Promise<'replace' | 'keep-both' | null> {
  const answer = await dialogs.confirm({
    title: messages.replaceTitle(rivals.length),
    message: messages.replaceQuestion(rivals.map(called)),
    confirmLabel: messages.replace,
    alternativeLabel: messages.keepBoth,
    danger: true,
  })
  return answer === 'confirm' ? 'replace' : answer === 'alternative' ? 'keep-both' : null
}
