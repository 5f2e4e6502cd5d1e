import type { Outcome } from '../outcome.ts'
import type { Readable } from '../readable.ts'
import type { AbortSignalLike } from './long-work.ts'

export interface PreviewState {
  readonly open: boolean
  readonly pageName: string | null
  /** Address on the sandbox origin, or null while files are pushed. */
  readonly url: string | null
  /** Raised after each push, so that a frame knows to reload. */
  readonly generation: number
  /** Only one origin is deployed: the page is shown as one file in an opaque frame. */
  readonly fallbackDocument: string | null
  /** The project is restricted and nothing in the page runs, until `runScripts`. Absent in older shells. */
  readonly isStill?: boolean
}

/** Where a built page can be seen: an address on the sandbox origin, or, without one, a whole document. */
export interface PreparedPage {
  readonly url: string | null
  readonly document: string | null
}

/** Something a script puts on `window`. */
export interface ScriptGlobal {
  readonly name: string
  readonly kind: 'function' | 'object' | 'value'
  /** What stands on it, in the order it was put there; a few hundred at most. */
  readonly members: readonly { readonly name: string; readonly kind: 'function' | 'value' }[]
}

/** What `fetch` takes, as plain data. */
export interface OutsideRequest {
  readonly url: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface OutsideAnswer {
  readonly status: number
  readonly statusText: string
  /** Null: it was longer than asked for. */
  readonly text: string | null
}

export interface OutsideWork {
  readonly signal: AbortSignalLike
  /** The most of an answer that is read. */
  readonly bytes: number
}

export interface PreviewService {
  readonly state: Readable<PreviewState>
  show(pageName: string): Promise<Outcome<undefined, 'not-built' | 'sandbox-unreachable'>>
  /** Brings the sandbox origin up to date and shows nothing, for whoever frames the page. Absent in older shells. */
  prepare?(pageName: string): Promise<Outcome<PreparedPage, 'not-built' | 'sandbox-unreachable'>>
  refresh(): Promise<void>
  /** Lets the scripts of a restricted project run where it is previewed, until another project is. Absent in older shells. */
  runScripts?(): Promise<void>
  /**
   * The frame that shows the page, told by its window, has loaded one. Where a link led to another page of the site, that
   * page's name is the state's from now on, and the one that is refreshed. Absent in older shells.
   */
  landed?(frame: object): Promise<void>
  hide(): void
  /**
   * Runs a script alone, where it has no origin, no storage and no network, and says what it put on `window`. Null where
   * it cannot be run, or does not come to an end in time. What it says of itself may be a lie. Absent in older shells.
   */
  globalsOf?(script: string): Promise<readonly ScriptGlobal[] | null>
  /**
   * Asks a server from the sandbox origin, for what the policy of the editor keeps it from asking, such as an API on the
   * developer's own machine. Without cookies and referrer. `unreadable`: the server is there and lets the origin that
   * the detail names read nothing. Absent in older shells.
   */
  askOutside?(
    request: OutsideRequest,
    work: OutsideWork,
  ): Promise<Outcome<OutsideAnswer, 'no-sandbox' | 'unreadable' | 'unreachable' | 'cancelled'>>
  /** The page in a new tab on the sandbox origin. */
  openInTab(pageName: string): Promise<Outcome<undefined, 'not-built' | 'sandbox-unreachable'>>
}
