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
  tell(toasts, outcome.value)
}

function tell(toasts: Needs['toasts'], zip: ExportedZip) {
  const { notMinified = [], missing = [], idleLoops = [], namedIn = [], policyGaps = [], pictures, fonts } = zip
  if (pictures?.pictures) toasts.success(messages.smallerPictures(pictures))
  if (fonts?.fonts) toasts.success(messages.smallerFonts(fonts))
  const warnings: readonly (readonly [readonly string[], (of: readonly string[]) => string])[] = [
    [fonts?.whole ?? [], messages.wholeFonts],
    [policyGaps, messages.policyGaps],
    [missing, messages.missing],
    [notMinified, messages.notMinified],
    [idleLoops, messages.idleLoops],
    [namedIn, (paths) => namedInNotice(firstOf(paths))],
  ]
  for (const [of, text] of warnings) if (of.length > 0) toasts.warning(text(of))
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
