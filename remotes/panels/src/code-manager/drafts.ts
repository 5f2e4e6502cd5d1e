/** Texts of files, by path. */
export type Texts = Readonly<Record<string, string>>

export interface Drafts {
  /** False until every file was read. */
  readonly ready: boolean
  textOf(path: string): string
  storedOf(path: string): string
  isChanged(path: string): boolean
  /** Changed here, and by somebody else since it was first typed in. */
  isOvertaken(path: string): boolean
  write(path: string, text: string): void
  /** In the place of a text that was read some time ago; what was typed since stays. */
  replace(path: string, read: string, text: string): void
  /** Texts that are about to become the page's. */
  give(files: Texts): void
  /** Texts that are part of the page now, made of those that were typed; what was typed since stays a draft. */
  settle(saved: Texts, typed: Texts): void
  /** The page's text stands in the place of what was typed. */
  forget(paths: readonly string[]): void
}
