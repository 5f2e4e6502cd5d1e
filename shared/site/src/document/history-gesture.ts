import { settleChanges } from './settle-changes.ts'
import type { SiteDocument } from './site-document.ts'
import type { Gesture } from './site-history.ts'
import type { SiteChange, SiteOperation } from './site-operation.ts'
import { each, transact } from './transact.ts'
import type { ApplyOperation } from './transact.ts'
import { pushAll } from '../lists/long-lists.ts'

/** Makes a step of what takes the gesture back. */
export type KeepStep = (label: string, undo: readonly SiteOperation[]) => void

/**
 * Given what was changed, in the order it was done. What it applies is part of the same step. Where steps were taken back, or
 * done again, nothing is to be applied: they hold all that followed.
 */
export type FollowEdits = (changes: readonly SiteChange[], apply: ApplyOperation | null) => void

interface GestureInput {
  readonly document: SiteDocument
  readonly label: string
  readonly keep: KeepStep
  readonly follow: FollowEdits
}

export class HistoryGesture implements Gesture {
  open = true
  private readonly document: SiteDocument
  private readonly label: string
  private readonly keep: KeepStep
  private readonly follow: FollowEdits
  private undo: readonly SiteOperation[] = []
  /** Not yet told: what became of the gesture that this one ended. */
  private pending: readonly SiteChange[]

  constructor({ document, label, keep, follow }: GestureInput, pending: readonly SiteChange[]) {
    this.document = document
    this.label = label
    this.keep = keep
    this.follow = follow
    this.pending = pending
  }

  add(operations: readonly SiteOperation[]): readonly SiteChange[] {
    if (!this.open) return []
    const { inverses, changes } = transact(this.document, this.followed(each(operations)))
    this.undo = [...inverses, ...this.undo]
    return this.tell(changes)
  }

  replace(operations: readonly SiteOperation[]): readonly SiteChange[] {
    return this.open ? this.redoAs(each(operations)) : []
  }

  /** Everything so far is taken back; when the work fails, it all stays as it was. */
  redoAs(work: (apply: ApplyOperation) => void): readonly SiteChange[] {
    const old = this.undo
    const { inverses, changes } = transact(this.document, (apply) => {
      const gone = old.flatMap(apply)
      if (gone.length > 0) this.follow(gone, null)
      this.followed(work)(apply)
    })
    this.undo = inverses.slice(0, inverses.length - old.length)
    return this.tell(changes)
  }

  commit(label = this.label): readonly SiteChange[] {
    if (!this.open) return []
    this.open = false
    const undo = this.undo.filter((operation) => !isNothing(operation))
    if (undo.length > 0) this.keep(label, undo)
    return this.tell([])
  }

  cancel(): readonly SiteChange[] {
    if (!this.open) return []
    const changes = this.redoAs(() => {})
    this.open = false
    return changes
  }

  private followed(work: (apply: ApplyOperation) => void): (apply: ApplyOperation) => void {
    return (apply) => {
      const done: SiteChange[] = []
      work((operation) => {
        const changes = apply(operation)
        pushAll(done, changes)
        return changes
      })
      if (done.length > 0) this.follow(done, apply)
    }
  }

  private tell(changes: readonly SiteChange[]): readonly SiteChange[] {
    const all = [...this.pending, ...changes]
    this.pending = []
    return settleChanges(this.document, all)
  }
}

/** An edit that found its value there already is no step to undo. */
function isNothing(operation: SiteOperation): boolean {
  if (operation.type === 'parts') return operation.parts.length === 0
  return operation.type === 'css.restore' && operation.patches.length === 0
}
