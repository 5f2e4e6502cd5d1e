import type { Dispose } from '@pergola/contracts'
import type { ComponentType } from 'react'
import type { StoreApi } from 'zustand/vanilla'

/** A page that a tab has begun to draw. */
export interface Opening {
  readonly projectId: string
  readonly pageName: string
  /** Milliseconds since 1970. */
  readonly at: number
}

type OpenedPage = Pick<Opening, 'projectId' | 'pageName'>

/** A page that is not drawn, because it ended a tab or, where a number of elements is named, has so many. */
export interface Withheld extends OpenedPage {
  readonly elements?: number
}

interface GuardViews {
  readonly EndedPage: ComponentType<Opening>
  readonly WithheldPage: ComponentType<Withheld>
}

export interface GuardState {
  /** The page whose drawing ended a tab of this browser; the workspace says so. */
  readonly ended: Opening | null
  /** The page that stays undrawn although it is the open one. */
  readonly withheld: Withheld | null
  /** What says so; loaded when there is something to say. */
  readonly views: GuardViews | null
}

export interface OpeningGuard {
  /** Before anything is opened by itself: what ended a tab stays closed, and the workspace is shown. */
  check(): Promise<void>
  /** Opens its project without drawing the page. */
  openUndrawn(page: OpenedPage): void
  /** Keeps a page from being drawn that has too many elements, and says what can be done with it. */
  withhold(page: Withheld): Promise<void>
  /** Draws the page as any other. */
  openAnyway(page: OpenedPage): void
  dismiss(): void
  readonly dispose: Dispose
}

/** The guard comes beside the remotes; nothing is opened before it has looked. */
export interface LazyGuard {
  readonly state: StoreApi<GuardState>
  /** Null where its code did not come: then every page opens as ever. */
  readonly guard: Promise<OpeningGuard | null>
}

export function isWithheld({ withheld }: GuardState, projectId: string, pageName: string): boolean {
  return withheld?.projectId === projectId && withheld.pageName === pageName
}
