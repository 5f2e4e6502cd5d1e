import type { Readable } from '../readable.ts'

/** States that the selected element is shown in, wherever the pointer and the focus are. */
export type HeldState = 'hover' | 'focus' | 'active'

/** How the page is looked at on the canvas; null, false and empty: as the browser and the page itself have it. */
export interface PagePreferences {
  readonly colorScheme: 'light' | 'dark' | null
  readonly reducedMotion: boolean
  /** Styles for paper hold, those for screens do not. */
  readonly print: boolean
  readonly rightToLeft: boolean
  /** The root's font size is twice as large; lengths in rem and em follow, those in px stay. */
  readonly largeText: boolean
  readonly held: readonly HeldState[]
}

export const normalPreferences: PagePreferences = {
  colorScheme: null,
  reducedMotion: false,
  print: false,
  rightToLeft: false,
  largeText: false,
  held: [],
}

/**
 * Preferences of visitors that the canvas shows the page with. They change what is drawn and nothing else: no file, no
 * step of the history. What belongs to the same state of the frame is applied shortly after it is set.
 */
export interface PageLook {
  readonly state: Readable<PagePreferences>
  set(change: Partial<PagePreferences>): void
}
