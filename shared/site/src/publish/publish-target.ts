import type { FileMark, FileMarks, Publication } from './manifest.ts'
import type { PublicationPlan } from './publication-plan.ts'
import type { DigestAlgorithm } from './publish-ports.ts'

/** How a target names what a file holds: the digest of its bytes, or of git's blob of them. */
export type MarkKind = DigestAlgorithm | 'git-blob'

/** What a target has now. */
export interface PublishedState {
  readonly id: string
  readonly files: FileMarks
}

export interface TargetState {
  readonly last: PublishedState | null
  /** Of a publication that was broken off while it put files in place. */
  readonly unsure: ReadonlySet<string>
  /** Files in the way of a first publication, by their names: they would be replaced. */
  readonly replaced: readonly string[]
}

export interface SiteToPublish {
  readonly files: FileMarks
  read(path: string): Promise<Uint8Array<ArrayBuffer>>
}

/**
 * A place a site is published to. Every member talks to that place and throws a PublishProblem; a publication that ends
 * before its end leaves the site there as it was.
 */
export interface PublishTarget {
  readonly marks: MarkKind
  state(site: FileMarks): Promise<TargetState>
  publish(site: SiteToPublish, plan: PublicationPlan): Promise<Publication>
  /** The newest first. */
  history(): Promise<readonly Publication[]>
  rollBack(id: string): Promise<Publication>
  /** Where visitors find it; null where nobody said. */
  address(): Promise<string | null>
  /** Removes all publications but the current one, where the target keeps them only for us. */
  forget?(): Promise<void>
}

export const bytesOf = (files: FileMarks): number => [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0)

/** As a target tells of it. */
export function publicationOf(
  { id, at, files }: { readonly id: string; readonly at: number; readonly files: FileMarks },
  isCurrent: boolean,
): Publication {
  return { id, at, files: files.size, bytes: bytesOf(files), isCurrent }
}

export const markOf = (files: FileMarks, path: string): FileMark => {
  const mark = files.get(path)
  if (!mark) throw new Error(`markOf: ${path} is no file of the site`)
  return mark
}
