import type { CanvasState } from '@pergola/contracts'
import { messages as steps } from '../structure/messages.ts'
import { messages } from './messages.ts'

type Told = Pick<CanvasState, 'phase' | 'revision' | 'undoLabel' | 'redoLabel' | 'selected' | 'selection'>

/** Edits of the structure: what they changed is seen at a glance and heard nowhere else. */
const spokenSteps: ReadonlySet<string> = new Set(Object.values(steps).filter((step) => typeof step === 'string'))

function stepWords(before: Told, after: Told): string | null {
  const { undoLabel, redoLabel } = after
  if (after.revision === before.revision) return null
  if (redoLabel !== null && redoLabel === before.undoLabel && undoLabel !== before.undoLabel)
    return messages.undone(redoLabel)
  if (undoLabel !== null && undoLabel === before.redoLabel) return messages.redone(undoLabel)
  return undoLabel !== null && spokenSteps.has(undoLabel) ? messages.done(undoLabel) : null
}

function selectionWords({ selected, selection }: Told): string {
  if (!selected) return messages.nothing
  if (selection.length > 1) return messages.many(selection.length)
  return messages.selected(selected.label, selected.path.at(-2)?.label ?? null)
}

/** What somebody who does not see the page has to hear of a change; null where it says nothing new. */
export function wordsFor(before: Told, after: Told): string | null {
  if (after.phase !== 'ready' || before.phase !== 'ready') return null
  const step = stepWords(before, after)
  const isOther = before.selected?.id !== after.selected?.id || before.selection.length !== after.selection.length
  const selection = isOther ? selectionWords(after) : null
  const words = [step, selection].filter((part) => part !== null)
  return words.length > 0 ? words.join('. ') : null
}
