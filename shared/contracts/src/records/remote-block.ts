/** Stands in Add under its category while the remote is loaded. What was put on a page belongs to the page. */
export interface RemoteBlock {
  /** The remote's name, a slash, and a word: `pricing-pack/three-columns`. */
  readonly id: string
  readonly label: string
  readonly category: string
  /** Path data of a 24 × 24 stroked icon. */
  readonly icon: string
  /** One element, without scripts. */
  readonly html: string
  /** Rules for its classes, which go where those of the site are. */
  readonly css?: string
}
