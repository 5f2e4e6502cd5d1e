import { matchesKeys, type KeyStroke } from '../pointer/keys.ts'
import type { OpenPage } from '../document/open-page.ts'
import type { TextCaret } from './text-blocks.ts'

interface Carets {
  readonly before: TextCaret
  readonly after: TextCaret
}

/** Where the caret stood around the steps that typing made: who takes one back goes on typing there. */
export interface TextHistory {
  remember(page: OpenPage, carets: Carets): void
  /** Takes a step back or does it again by `travel`, and says where the caret was; null where no typing was. */
  follow(page: OpenPage, way: 'undo' | 'redo', travel: () => void): TextCaret | null
}

/** Whether keys take a step back or do it again. */
export function travelMeant(event: KeyStroke): 'undo' | 'redo' | null {
  if (matchesKeys(event, 'Mod+Z')) return 'undo'
  return matchesKeys(event, 'Mod+Shift+Z') || matchesKeys(event, 'Mod+Y') ? 'redo' : null
}

export function createTextHistory(): TextHistory {
  const known = new WeakMap<object, Carets>()
  return {
    remember(page, carets) {
      const { undoStep } = page.history.state
      if (undoStep) known.set(undoStep, carets)
    },
    follow(page, way, travel) {
      const { state } = page.history
      const carets = known.get((way === 'undo' ? state.undoStep : state.redoStep) ?? {})
      travel()
      const now = page.history.state
      const done = way === 'undo' ? now.redoStep : now.undoStep
      if (carets && done) known.set(done, carets)
      return carets ? (way === 'undo' ? carets.before : carets.after) : null
    },
  }
}
