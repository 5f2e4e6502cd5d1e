import type { SiteDocument } from './site-document.ts'
import type { Gesture } from './site-history.ts'
import type { SiteChange, SiteOperation } from './site-operation.ts'
import { transact } from './transact.ts'

export class HistoryGesture implements Gesture {
  open = true
  /** What was taken back to make room for this gesture; the first answer brings it along. */
  replaced: readonly SiteChange[]
  private readonly document: SiteDocument
  private readonly keep: (undo: readonly SiteOperation[]) => void
  private undo: readonly SiteOperation[] = []

  constructor(document: SiteDocument, replaced: readonly SiteChange[], keep: (undo: readonly SiteOperation[]) => void) {
    this.document = document
    this.replaced = replaced
    this.keep = keep
  }

  add(operations: readonly SiteOperation[]): readonly SiteChange[] {
    if (!this.open) return []
    const { inverses, changes } = transact(this.document, operations)
    this.undo = [...inverses, ...this.undo]
    return changes
  }

  replace(operations: readonly SiteOperation[]): readonly SiteChange[] {
    if (!this.open) return []
    const back = this.undo.length
    const { inverses, changes } = transact(this.document, [...this.undo, ...operations])
    this.undo = inverses.slice(0, inverses.length - back)
    return changes
  }

  commit(): void {
    if (!this.open) return
    this.open = false
    this.keep(this.undo)
  }

  cancel(): readonly SiteChange[] {
    if (!this.open) return []
    this.open = false
    return transact(this.document, this.undo).changes
  }
}
