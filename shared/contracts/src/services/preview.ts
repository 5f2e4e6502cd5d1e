import type { Outcome } from '../outcome.ts'
import type { Readable } from '../readable.ts'

export interface PreviewState {
  readonly open: boolean
  readonly pageName: string | null
  /** Address on the sandbox origin, or null while files are pushed. */
  readonly url: string | null
  /** Raised after each push, so that a frame knows to reload. */
  readonly generation: number
  /** Only one origin is deployed: the page is shown as one file in an opaque frame. */
  readonly fallbackDocument: string | null
}

/** Where a built page can be seen: an address on the sandbox origin, or, without one, a whole document. */
export interface PreparedPage {
  readonly url: string | null
  readonly document: string | null
}

export interface PreviewService {
  readonly state: Readable<PreviewState>
  show(pageName: string): Promise<Outcome<undefined, 'not-built' | 'sandbox-unreachable'>>
  /** Brings the sandbox origin up to date and shows nothing, for whoever frames the page. Absent in older shells. */
  prepare?(pageName: string): Promise<Outcome<PreparedPage, 'not-built' | 'sandbox-unreachable'>>
  refresh(): Promise<void>
  hide(): void
  /** The page in a new tab on the sandbox origin. */
  openInTab(pageName: string): Promise<Outcome<undefined, 'not-built' | 'sandbox-unreachable'>>
}
