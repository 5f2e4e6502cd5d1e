import type { FileLike, Outcome } from '@pergola/contracts'
import type {
  Publication,
  PublicationPlan,
  PublishFailure,
  SiteFinding,
  TargetKindName,
  TargetValues,
} from '@pergola/site/publish'

/** A target as it is shown: never with its key or token. */
export interface KnownTarget {
  readonly id: string
  readonly kind: TargetKindName
  readonly values: TargetValues
  /** Name of the folder on the disk; null for other kinds. */
  readonly folder: string | null
  /** Whether anything was ever published there from this browser. */
  readonly isUsed: boolean
}

export interface TargetToKeep {
  readonly projectId: string
  /** Null: a new one. */
  readonly id: string | null
  readonly kind: TargetKindName
  readonly values: TargetValues
  /** Null: the one that is kept, which then must be for the same origin. */
  readonly secret: string | null
  readonly folder: FileSystemDirectoryHandle | null
}

export interface Prepared {
  readonly plan: PublicationPlan
  readonly findings: readonly SiteFinding[]
  readonly replaced: readonly string[]
  readonly address: string | null
  readonly history: readonly Publication[]
}

/** What the publish worker can do. Only it ever sees a key or token again once it was entered. */
export interface PublishVerbs {
  targets(input: { projectId: string }): Promise<readonly KnownTarget[]>
  keepTarget(input: TargetToKeep): Promise<Outcome<KnownTarget, PublishFailure>>
  forgetTarget(input: { id: string }): Promise<void>
  /** For the browser's question whether it may be used. */
  folderOf(input: { id: string }): Promise<FileSystemDirectoryHandle | null>
  /** Compares; the site is held for `publish`. */
  prepare(input: { id: string; zip: FileLike }): Promise<Outcome<Prepared, PublishFailure>>
  /** What was prepared last for this target. */
  publish(input: { id: string }): Promise<Outcome<Publication, PublishFailure>>
  rollBack(input: { id: string; publication: string }): Promise<Outcome<Publication, PublishFailure>>
  /** Removes what earlier publications left at the target. */
  forgetHistory(input: { id: string }): Promise<Outcome<undefined, PublishFailure>>
}
