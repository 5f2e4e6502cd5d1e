import { writeFailures } from '@pergola/contracts'
import { familyOf } from '@pergola/site/fonts'
import { canUndo } from '../file-edits.ts'
import { messages as fileMessages } from '../messages.ts'
import { changeFonts, currentProject, filesOf, writableProject, type FontMap } from './change-fonts.ts'
import type { FontServices } from './font-services.ts'
import { fontMessages as messages } from './messages.ts'

/** Asks, and then takes the record, the rule and the file. */
export async function removeFonts(services: FontServices, keys: ReadonlySet<string>): Promise<boolean> {
  const { dialogs, toasts } = services
  const open = writableProject(services)
  if (!open) return false
  const { kept, gone } = partition(currentProject(services)?.fonts ?? {}, keys)
  const files = filesOf(gone, kept).filter((path) => Object.hasOwn(open.files, path))
  const question = messages.deleteQuestion([...new Set(gone.map(familyOf))], files.length)
  const undoHint = gone.length === 1 ? fileMessages.undoHint : fileMessages.undoHintAll
  const answer = await dialogs.confirm({
    title: messages.deleteTitle(gone.length),
    message: canUndo(services) ? `${question} ${undoHint}` : question,
    confirmLabel: messages.deleteLabel,
    danger: true,
  })
  if (answer !== 'confirm') return false
  const removed = await changeFonts(services, { fonts: kept, gone, files }, messages.deleteStep(gone.length))
  if (removed.ok) toasts.success(messages.deleted(gone.length))
  else toasts.error(messages.notDeleted, writeFailures[removed.failure])
  return removed.ok
}

function partition(fonts: FontMap, keys: ReadonlySet<string>) {
  const entries = Object.entries(fonts)
  return {
    kept: Object.fromEntries(entries.filter(([key]) => !keys.has(key))),
    gone: entries.filter(([key]) => keys.has(key)).map(([, font]) => font),
  }
}
