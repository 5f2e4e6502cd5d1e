import type { ExportedZip, OpenFailure, Outcome, ProjectSummary, Services } from '@pergola/contracts'
import { namedInNotice, unfitNamesQuestion } from './unfit-names.ts'
import { firstOf, saveFile } from '@pergola/ui'
import { messages, openReasons } from '../messages.ts'

type Needs = Pick<Services, 'projects' | 'toasts' | 'dialogs'>

export async function exportProject(services: Needs, { id, name }: ProjectSummary) {
  const { toasts } = services
  const build = (safeNames: boolean) => {
    const finish = toasts.loading(`${messages.export(name)}…`)
    return services.projects.exportZip(id, { safeNames }).finally(finish)
  }
  const outcome = await withNames(services, await build(false), () => build(true))
  if (!outcome) return
  if (!outcome.ok) return toasts.error(messages.notBuilt, openReasons[outcome.failure])

  saveFile(outcome.value.file as Blob, outcome.value.name)
  toasts.success(messages.built)
  const { notMinified = [], missing = [], idleLoops = [], namedIn = [], pictures } = outcome.value
  if (pictures?.pictures) toasts.success(messages.smallerPictures(pictures))
  if (missing.length > 0) toasts.warning(messages.missing(missing))
  if (notMinified.length > 0) toasts.warning(messages.notMinified(notMinified))
  if (idleLoops.length > 0) toasts.warning(messages.idleLoops(idleLoops))
  if (namedIn.length > 0) toasts.warning(namedInNotice(firstOf(namedIn)))
}

type Built = Outcome<ExportedZip, OpenFailure | 'cancelled'>

/** The zip with the names a person wants in it; null when none is wanted. */
async function withNames({ dialogs }: Needs, built: Built, again: () => Promise<Built>): Promise<Built | null> {
  const names = built.ok ? (built.value.unfitNames ?? []) : []
  if (names.length === 0) return built
  const answer = await dialogs.confirm(unfitNamesQuestion(names.length, firstOf(names)))
  if (answer === 'confirm') return again()
  return answer === 'alternative' ? built : null
}
