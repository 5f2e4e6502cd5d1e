import type { ProjectSteps, ProjectStep } from './project-steps.ts'
import type { Touched } from './site-document.ts'
import type { SiteChange, SiteOperation } from './site-operation.ts'

export interface HistoryState {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly undoLabel: string | null
  readonly redoLabel: string | null
  /** The step that undo would take back: the same object for as long as it is. */
  readonly undoStep: object | null
  /** The step that redo would do again. */
  readonly redoStep: object | null
  /** A gesture is open: the document shows what is not recorded yet. */
  readonly open: boolean
}

/**
 * A drag or a preview while it lasts. Whatever else asks the history for something first takes it back; after that, its
 * verbs do nothing.
 */
export interface Gesture {
  readonly open: boolean
  /** Goes on from what the gesture did so far. */
  add(operations: readonly SiteOperation[]): readonly SiteChange[]
  /** Takes back what the gesture did so far and does this instead. */
  replace(operations: readonly SiteOperation[]): readonly SiteChange[]
  /** All of it becomes one step. Nothing to follow, unless this gesture ended another and did nothing itself. */
  commit(): readonly SiteChange[]
  cancel(): readonly SiteChange[]
}

/** A step of a history; it may be given more to take back. */
export interface KeptStep {
  readonly label: string
  operations: readonly SiteOperation[]
}

/**
 * Given the steps, the next one last. `go` does it, which moves it out of the list; `back` takes that back. All have to be
 * where they were in the end.
 */
export type RewriteSteps = (steps: KeptStep[], go: () => void, back: () => void) => void

/**
 * One history per document. Every verb returns what a projection has to follow, each change being of the document as it
 * is when the verb returns; one that throws has changed nothing.
 */
export interface SiteHistory {
  readonly state: HistoryState
  /** How many there are, taken back or not. */
  readonly steps: number
  /** One step. */
  run(label: string, operations: readonly SiteOperation[]): readonly SiteChange[]
  /**
   * What turned out to belong to a step, `undoStep` of then, after it was done. Null, and nothing is done, unless it is
   * the newest still, nothing is taken back after it, and no gesture is open.
   */
  extend(step: object, operations: readonly SiteOperation[]): readonly SiteChange[] | null
  /** The same with what `work` applies; later operations may depend on what earlier ones did. */
  extendBy(
    step: object,
    work: (apply: (operation: SiteOperation) => readonly SiteChange[]) => void,
  ): readonly SiteChange[] | null
  /** One step made of what `work` applies; later operations may depend on what earlier ones did. */
  group(
    label: string,
    work: (apply: (operation: SiteOperation) => readonly SiteChange[]) => void,
  ): readonly SiteChange[]
  /** What `read` finds while the operations are done; they are taken back at once and are no step. */
  aside<Found>(operations: readonly SiteOperation[], read: () => Found): Found
  begin(label: string): Gesture
  /** Of the newest step that is more than a note of what was stored by itself; null where there is none. */
  labelOfWork(): string | null
  /** The newest step that is taken back here, and not in what was stored last. */
  undoneWork(): string | null
  /** The document is stored as it is. */
  markStored(): void
  /**
   * Steps that do more than edit the page, as another document of the project can do them. To be asked when the page is
   * left: it goes through the steps and comes back.
   */
  stepsOfProject(page: string): ProjectSteps
  /** What its steps, taken back or not, have to do with. */
  touched(): Touched
  /**
   * Steps done to the project while the document rested become the newest of this history. False when the document does
   * not say what they began with: some of them may be done by then.
   */
  adopt(steps: readonly ProjectStep[]): boolean
  /** Lets `work` give the steps other operations: once those that were done, once those that were taken back. */
  rewrite(work: RewriteSteps): void
  undo(): readonly SiteChange[]
  redo(): readonly SiteChange[]
  clear(): void
}
