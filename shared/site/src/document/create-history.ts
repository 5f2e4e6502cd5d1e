import { limits } from '@pergola/contracts'
import {
  projectStepsThatHold,
  projectStepOf,
  didBefore,
  isOfProject,
  takesAssetsAway,
  touchedBy,
  type ProjectSteps,
  type ProjectStep,
} from './project-steps.ts'
import { HistoryGesture } from './history-gesture.ts'
import type { FollowEdits, KeepStep } from './history-gesture.ts'
import { settleChanges } from './settle-changes.ts'
import type { SiteDocument, Touched } from './site-document.ts'
import type { Gesture, HistoryState, KeptStep, RewriteSteps, SiteHistory } from './site-history.ts'
import type { SiteChange, SiteOperation } from './site-operation.ts'
import { each, transact } from './transact.ts'
import type { ApplyOperation } from './transact.ts'
import type { HistoryStep } from './history-step.ts'

interface HistoryOptions {
  /** Steps of another document of the project that hold in this one. */
  readonly past?: readonly HistoryStep[]
  readonly future?: readonly HistoryStep[]
  readonly limit?: number
  /** Does what has to follow from an edit, in the same step. */
  readonly follow?: FollowEdits
}

export function createHistory(document: SiteDocument, options: HistoryOptions = {}): SiteHistory {
  return new LinearHistory(document, options)
}

const isNote = (operation: SiteOperation) => operation.type === 'content' && operation.isStored === true

class LinearHistory implements SiteHistory {
  private readonly document: SiteDocument
  private readonly limit: number
  private readonly follow: FollowEdits
  private past: KeptStep[]
  private future: KeptStep[]
  private gesture: HistoryGesture | null = null
  private readonly notes = new WeakSet<HistoryStep>()
  /** Steps since the document was stored: below zero, what is stored holds steps that are taken back here. */
  private ahead = 0

  constructor(document: SiteDocument, options: HistoryOptions) {
    const { limit = limits.history, follow = () => undefined, past = [], future = [] } = options
    this.document = document
    this.past = [...past]
    this.future = [...future]
    // They are stored, and lend their names to nothing that is stored here.
    for (const step of past) this.notes.add(step)
    this.limit = limit
    this.follow = follow
  }

  get state(): HistoryState {
    const undo = this.past.at(-1)
    const redo = this.future.at(-1)
    return {
      canUndo: undo !== undefined,
      canRedo: redo !== undefined,
      undoLabel: undo?.label ?? null,
      redoLabel: redo?.label ?? null,
      undoStep: undo ?? null,
      redoStep: redo ?? null,
      open: this.gesture?.open ?? false,
    }
  }

  get steps(): number {
    return this.past.length + this.future.length
  }

  run(label: string, operations: readonly SiteOperation[]): readonly SiteChange[] {
    const before = this.past.at(-1)
    const changes = this.group(label, each(operations))
    const step = this.past.at(-1)
    if (step && step !== before && operations.every(isNote)) this.notes.add(step)
    return changes
  }

  extend(step: object, operations: readonly SiteOperation[]): readonly SiteChange[] | null {
    return this.extendBy(step, each(operations))
  }

  extendBy(step: object, work: (apply: ApplyOperation) => void): readonly SiteChange[] | null {
    const { document, follow } = this
    const newest = this.past.at(-1)
    if (newest === undefined || newest !== step || this.future.length > 0 || this.gesture?.open) return null
    const keep: KeepStep = (_label, undo) => (newest.operations = [...undo, ...newest.operations])
    const rest = new HistoryGesture({ document, label: newest.label, keep, follow }, [])
    const changes = rest.redoAs(work)
    rest.commit()
    return changes
  }

  group(label: string, work: (apply: ApplyOperation) => void): readonly SiteChange[] {
    // An open gesture is what the work replaces, so that a failure leaves it as it is.
    const gesture = this.gesture?.open === true ? this.gesture : this.open(label)
    const isFresh = gesture !== this.gesture
    try {
      const changes = gesture.redoAs(work)
      gesture.commit(label)
      return changes
    } catch (error) {
      if (isFresh) gesture.cancel()
      throw error
    }
  }

  aside<Found>(operations: readonly SiteOperation[], read: () => Found): Found {
    const { document, follow } = this
    const passing = new HistoryGesture({ document, label: '', keep: () => {}, follow }, [])
    try {
      passing.add(operations)
      return read()
    } finally {
      passing.cancel()
    }
  }

  begin(label: string): Gesture {
    const pending = this.gesture?.cancel() ?? []
    this.gesture = this.open(label, pending)
    return this.gesture
  }

  labelOfWork(): string | null {
    return this.past.findLast((step) => !this.notes.has(step))?.label ?? null
  }

  undoneWork(): string | null {
    return this.ahead < 0 ? (this.future.at(-1)?.label ?? null) : null
  }

  markStored(): void {
    this.ahead = 0
  }

  stepsOfProject(page: string): ProjectSteps {
    const { record } = this.document
    const isProjectStep = (step: HistoryStep) => isOfProject(step, page, record) && !takesAssetsAway(step)
    return {
      past: this.projectSteps(isProjectStep, this.past, this.future),
      future: this.projectSteps(isProjectStep, this.future, this.past),
    }
  }

  touched(): Touched {
    return touchedBy([...this.past, ...this.future])
  }

  adopt(steps: readonly ProjectStep[]): boolean {
    for (const step of steps) {
      const operations = didBefore(this.document, step)
      if (operations === null) return false
      const { inverses } = transact(this.document, each(operations))
      const adopted = { label: step.label, operations: [...inverses, ...step.stored] }
      this.notes.add(adopted)
      this.record(adopted)
    }
    return true
  }

  rewrite(work: RewriteSteps): void {
    const { past, future } = this
    for (const [from, to] of [
      [past, future],
      [future, past],
    ] as const)
      work(
        from,
        () => this.travel(from, to),
        () => this.travel(to, from),
      )
  }

  undo(): readonly SiteChange[] {
    const count = this.past.length
    const changes = this.travel(this.past, this.future)
    this.ahead -= count - this.past.length
    return changes
  }

  redo(): readonly SiteChange[] {
    const count = this.past.length
    const changes = this.travel(this.future, this.past)
    this.ahead += this.past.length - count
    return changes
  }

  clear(): void {
    this.gesture?.commit()
    this.past = []
    this.future = []
  }

  /** Goes as far as the furthest step that is projectSteps, and all the way back. */
  private projectSteps(isProjectStep: (step: HistoryStep) => boolean, from: KeptStep[], to: KeptStep[]): ProjectStep[] {
    const furthest = from.findIndex(isProjectStep)
    const count = furthest === -1 ? 0 : from.length - furthest
    const found: ProjectStep[] = []
    for (let gone = 0; gone < count; gone += 1) {
      const step = from.at(-1)
      const go = () => void this.travel(from, to)
      if (step && isProjectStep(step)) found.unshift(projectStepOf(this.document, step, go))
      else go()
    }
    for (let back = 0; back < count; back += 1) this.travel(to, from)
    // What a later step of the page itself wrote over cannot be taken back elsewhere, and nobody may wait for it there.
    return projectStepsThatHold({ document: this.document }, found)
  }

  private open(label: string, pending: readonly SiteChange[] = []): HistoryGesture {
    const keep: KeepStep = (name, operations) => this.record({ label: name, operations })
    return new HistoryGesture({ document: this.document, label, keep, follow: this.follow }, pending)
  }

  private record(step: HistoryStep): void {
    this.ahead = Math.max(this.ahead, 0) + 1
    this.past.push(step)
    if (this.past.length > this.limit) this.past.shift()
    this.future = []
  }

  private travel(from: KeptStep[], to: KeptStep[]): readonly SiteChange[] {
    const taken = this.gesture?.cancel() ?? []
    const step = from.at(-1)
    if (step === undefined) return taken
    const { inverses, changes } = transact(this.document, each(step.operations))
    this.follow(changes, null)
    from.pop()
    to.push({ label: step.label, operations: inverses })
    return settleChanges(this.document, [...taken, ...changes])
  }
}
