import { saveFile } from '@pergola/ui'
import { withProgress } from '../services/long-work.ts'
import type { Shell } from '../context/shell.ts'
import { buildZip, type Built } from './build-zip.ts'
import { messages } from './messages.ts'

/** The whole project as a zip in the downloads: the open one, or the one that is named. */
export async function exportProject(shell: Shell, named: string | null = null): Promise<void> {
  const { toasts } = shell.services
  const build = (safeNames = false) =>
    buildZip(shell, (run) => withProgress(shell.work, messages.exporting, (work) => run({ ...work, safeNames })), named)
  const outcome = await withNames(shell, await build(), () => build(true))
  if (!outcome) return
  if (outcome.ok) {
    saveFile(outcome.value.file as Blob, outcome.value.name)
    toasts.success(messages.exported)
  } else if (outcome.failure !== 'cancelled') toasts.error(messages.exportFailed, outcome.detail)
}

/** The zip with the names a person wants in it; null when none is wanted. */
async function withNames(shell: Shell, built: Built | null, again: () => Promise<Built | null>): Promise<Built | null> {
  if (!built?.ok || !built.value.unfitNames?.length) return built
  // Where the question does not come, as without a network, the zip still does.
  const names = await import('./export-names.ts').catch(() => null)
  const wanted = names ? await names.askNames(shell.services, built.value) : 'kept'
  if (wanted === null) return null
  if (wanted === 'kept') return built
  const safe = await again()
  if (safe?.ok) names?.tellNamedIn(shell.services, safe.value)
  return safe
}
