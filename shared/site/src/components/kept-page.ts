import type { SiteDocument } from '../document/index.ts'

/** The page that is open, whose loops are kept as they belong together. */
export interface KeptPage {
  readonly document: SiteDocument
  readonly file: string
}
