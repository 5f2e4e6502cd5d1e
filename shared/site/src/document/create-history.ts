import { limits } from '@pergola/contracts'
import { HistoryGesture } from './history-gesture.ts'
import type { SiteDocument } from './site-document.ts'
import type { Gesture, HistoryState, SiteHistory } from './site-history.ts'
import type { SiteChange, SiteOperation } from './site-operation.ts'
import { transact } from './transact.ts'

/** What takes a step back (or does it again), in the order to apply it. */
export interface HistoryStep {
  readonly label: string
  readonly operations: readonly SiteOperation[]
}

export function createHistory(document: SiteDocument, options: { readonly limit?: number } = {}): SiteHistory {
  return new LinearHistory(document, options.limit ?? limits.history)
}

class LinearHistory implements SiteHistory {
  private readonly document: SiteDocument
  private readonly limit: number
  private past: HistoryStep[] = []
  private future: HistoryStep[] = []
  private gesture: HistoryGesture | null = null

  constructor(document: SiteDocument, limit: number) {
    this.document = document
    this.limit = limit
  }

  get state(): HistoryState {
    const undo = this.past.at(-1)
    const redo = this.future.at(-1)
    return {
      canUndo: undo !== undefined,
      canRedo: redo !== undefined,
      undoLabel: undo?.label ?? null,
      redoLabel: redo?.label ?? null,
      open: this.gesture?.open ?? false,
    }
  }

  run(label: string, operations: readonly SiteOperation[]): readonly SiteChange[] {
    const taken = this.endGesture()
    const { inverses, changes } = transact(this.document, operations)
    this.record({ label, operations: inverses })
    return [...taken, ...changes]
  }

  group(
    label: string,
    work: (apply: (operation: SiteOperation) => readonly SiteChange[]) => void,
  ): readonly SiteChange[] {
    const gesture = this.open(label)
    const taken = gesture.replaced
    const changes: SiteChange[] = []
    try {
      work((operation) => {
        const made = gesture.add([operation])
        changes.push(...made)
        return made
      })
    } catch (error) {
      gesture.cancel()
      throw error
    }
    gesture.commit()
    return [...taken, ...changes]
  }

  begin(label: string): Gesture {
    return this.open(label)
  }

  undo(): readonly SiteChange[] {
    return this.travel(this.past, this.future)
  }

  redo(): readonly SiteChange[] {
    return this.travel(this.future, this.past)
  }

  clear(): void {
    this.endGesture()
    this.past = []
    this.future = []
  }

  private open(label: string): HistoryGesture {
    const replaced = this.endGesture()
    const keep = (operations: readonly SiteOperation[]) => this.record({ label, operations })
    this.gesture = new HistoryGesture(this.document, replaced, keep)
    return this.gesture
  }

  private endGesture(): readonly SiteChange[] {
    const changes = this.gesture?.cancel() ?? []
    this.gesture = null
    return changes
  }

  private record(step: HistoryStep): void {
    if (step.operations.length === 0) return
    this.past.push(step)
    if (this.past.length > this.limit) this.past.shift()
    this.future = []
  }

  private travel(from: HistoryStep[], to: HistoryStep[]): readonly SiteChange[] {
    const taken = this.endGesture()
    const step = from.at(-1)
    if (step === undefined) return taken
    const { inverses, changes } = transact(this.document, step.operations)
    from.pop()
    to.push({ label: step.label, operations: inverses })
    return [...taken, ...changes]
  }
}
