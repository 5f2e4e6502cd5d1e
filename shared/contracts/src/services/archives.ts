import type { FileLike } from '../file-like.ts'
import type { FileChange } from './saving.ts'
import type { LongWork } from './long-work.ts'

/** What a tab holds of a project beyond what is stored. */
export interface UnsavedWork extends FileChange {
  /** The other texts the tab has read, for when storage can no longer give them. */
  readonly held: Readonly<Record<string, string>>
}

export interface ExportWork extends LongWork {
  /** Goes into the zip in place of what is stored. */
  readonly unsaved?: UnsavedWork
  /** Nobody reads the zip but this tab: when the tab ends, it is not kept for a download. */
  readonly forTab?: boolean
  /** Files whose names some system cannot unpack go out under others, and what leads to them follows. */
  readonly safeNames?: boolean
  /** Only what visitors are given: nothing that it takes to load the project again. An older worker packs all. */
  readonly siteOnly?: boolean
}

export interface ImportedZip {
  readonly id: string
  readonly restricted: boolean
  /** As in `ExportedZip`: the project has them, and an export offers others. */
  readonly unfitNames?: readonly string[]
}

export interface ExportedZip {
  readonly name: string
  readonly file: FileLike
  /** Scripts and sheets that are not what they are called and went out as they are, though the settings ask for less. */
  readonly notMinified?: readonly string[]
  /** Files of the project that cannot be read any more and are not in the zip. */
  readonly missing?: readonly string[]
  /** Names of pages with buttons or fields of loops that do nothing. */
  readonly idleLoops?: readonly string[]
  /** Files whose names some system cannot unpack, or unpacks over one another. None with `safeNames`. */
  readonly unfitNames?: readonly string[]
  /** With `make_picture_variants`: how many pictures have smaller ones, and their bytes as they were and as they are loaded. */
  readonly pictures?: { readonly pictures: number; readonly before: number; readonly after: number }
  /**
   * With `make_font_subsets`: how many fonts have a smaller one, their bytes as they were and as they are loaded, and paths
   * of those that stay whole because they cannot be read or their makers allow no parts.
   */
  readonly fonts?: {
    readonly fonts: number
    readonly before: number
    readonly after: number
    readonly whole: readonly string[]
  }
  /** With `add_security_policy`: what of the pages no strict policy holds, a line each. */
  readonly policyGaps?: readonly string[]
  /** With `safeNames`: scripts that spell out a name which was changed, and are as they were. */
  readonly namedIn?: readonly string[]
}
