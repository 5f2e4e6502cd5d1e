import type { SiteClass } from '@pergola/contracts'
import type { OpenPage } from '../document/open-page.ts'

export type SiteNames = ReadonlyMap<string, SiteClass>

interface Known {
  /** Of the project, whose files were read. */
  readonly revision: number | undefined
  readonly reading: Promise<void>
  readonly names: SiteNames
}

/** What is known of the site while a page is open. */
export const knownNames = new WeakMap<OpenPage, Known>()
