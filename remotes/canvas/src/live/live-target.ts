import type { NodeId } from '@pergola/contracts'

/** A component by its element, or the whole page. */
export type LiveTarget = NodeId | 'page'
