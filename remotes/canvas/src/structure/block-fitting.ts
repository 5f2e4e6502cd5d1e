import type { DropPosition, NodeId } from '@pergola/contracts'
import type { SiteOperation } from '@pergola/site/document'
import type { HtmlOperation, HtmlSubtree } from '@pergola/site/html'
import type { PayloadStyles } from '../clipboard/payload-rules.ts'
import type { OpenPage } from '../document/open-page.ts'
import type { PageFrame } from '../frame/page-frame.ts'

/** What makes a block of its place. */
export interface BlockFitting {
  /** A block's markup as its place needs it. Without a frame nothing is known of where it will be seen. */
  fittedBlock(
    page: OpenPage,
    frame: PageFrame | null,
    html: string,
    where: { target: NodeId; position: DropPosition },
  ): string
  /** The rules of the classes in a block's markup that the page has none for. */
  blockStyles(page: OpenPage, html: string): PayloadStyles
  /** What the sheets say of copied ids, for what the copies are called. */
  looksOfCopies(page: OpenPage, inserted: readonly HtmlSubtree[], copies: CopiesToLook): LooksOfCopies
  /** Gives copied fields names that no other field of their form has; `parents` are what each copy is put into. */
  namesOfCopies(
    page: OpenPage,
    copies: readonly HtmlSubtree[],
    parents: readonly (NodeId | null)[],
  ): readonly SiteOperation[]
}

export interface CopiesToLook {
  /** What gives them ids of their own. */
  readonly edits: readonly HtmlOperation[]
  /** Rules that come along. */
  readonly styles: PayloadStyles
  /** They are copies of elements that rules of the page name by an id. */
  readonly haveRules: boolean
}

export interface LooksOfCopies {
  readonly rules: readonly SiteOperation[]
  readonly styles: PayloadStyles
}
