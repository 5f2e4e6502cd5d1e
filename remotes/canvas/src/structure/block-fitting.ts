import type { DropPosition, NodeId } from '@pergola/contracts'
import type { CarriedStyles } from '../clipboard/carried-rules.ts'
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
  blockStyles(page: OpenPage, html: string): CarriedStyles
}
