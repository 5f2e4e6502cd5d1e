import { limits, type StyleEdit, type StyleRule } from '@pergola/contracts'
import type { SiteChange } from '@pergola/site/document'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'

interface LastStep {
  readonly page: OpenPage
  /** As the history knows it. Nothing but this very step is ever taken back to join another edit to it. */
  readonly step: object
  readonly rule: StyleRule
  readonly edits: readonly StyleEdit[]
  readonly label: string
  readonly at: number
  readonly revision: number
}

export interface Joined {
  readonly edits: readonly StyleEdit[]
  readonly label: string
  /** What the frame has to follow before the edits: the step before was taken back. */
  readonly back: readonly SiteChange[]
}

export interface Merging {
  /** Takes the step before back when the new edits belong to it, and says what the one step does instead. */
  join(page: OpenPage, rule: StyleRule, edits: readonly StyleEdit[], label: string): Joined
  /** Remembers the step that was just made, if one was: edits that cancel each other out leave none behind. */
  made(page: OpenPage, rule: StyleRule, joined: Joined): void
  forget(): void
}

const ruleKey = ({ selector, states, atRule }: StyleRule) => JSON.stringify([selector, states, atRule])

function together(before: readonly StyleEdit[], after: readonly StyleEdit[]): readonly StyleEdit[] {
  const edits = new Map(before.map((edit) => [edit.property, edit]))
  for (const edit of after) {
    // What is set last stands last, as if it had been set alone.
    edits.delete(edit.property)
    edits.set(edit.property, edit)
  }
  return [...edits.values()]
}

/** Edits of one rule that follow each other faster than the debounce are one step to undo. */
export function createMerging(core: CanvasCore): Merging {
  let last: LastStep | null = null
  /** What the history stood at before the edits that are on their way. */
  let under: object | null = null
  const revision = () => core.store.getState().revision

  function belongs(step: LastStep, page: OpenPage, rule: StyleRule): boolean {
    const soon = performance.now() - step.at < limits.styleDebounce
    const untouched = step.page === page && step.revision === revision() && step.step === page.history.state.undoStep
    return soon && untouched && ruleKey(step.rule) === ruleKey(rule)
  }

  return {
    join(page, rule, edits, label) {
      const joins = last !== null && belongs(last, page, rule) ? last : null
      const back = joins ? page.history.undo() : []
      under = page.history.state.undoStep
      return joins ? { edits: together(joins.edits, edits), label: joins.label, back } : { edits, label, back }
    },
    made(page, rule, { edits, label }) {
      const step = page.history.state.undoStep
      const isMade = step !== null && step !== under
      last = isMade ? { page, rule, step, edits, label, at: performance.now(), revision: revision() } : null
    },
    forget() {
      last = null
    },
  }
}
