import type { Readable } from '../readable.ts'

export interface ClassFinderState {
  /** Each once; those of the page's own sheets first. Grows in chunks while sheets are read. */
  readonly classes: readonly string[]
}

/** Names of classes that a person may give to an element of the open project. */
export interface ClassFinderService {
  readonly state: Readable<ClassFinderState>
  /**
   * Reads these sheets, and with them the project's shared sheets and its css libraries as they are stored, apart from
   * those given. Asked as often as one likes: it waits a moment, and a sheet whose text is known is not read again.
   */
  find(sheets: readonly { readonly file: string; readonly css: string }[]): void
}
