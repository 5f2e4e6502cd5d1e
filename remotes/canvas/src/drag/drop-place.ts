import type { DropPosition, NodeId } from '@pergola/contracts'
import type { Box } from '../viewport/viewport.ts'

/** Where a drop would land. Boxes are in pixels of the page's viewport. */
export interface DropPlace {
  readonly target: NodeId
  readonly position: DropPosition
  /** The element that would take the dragged one in. */
  readonly parent: NodeId
  /** Where the insertion line is drawn; null when the parent is empty and is drawn alone. */
  readonly line: Box | null
}

export interface DropRefusal {
  readonly refused: string
}
