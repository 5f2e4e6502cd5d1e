import type { NodeId } from '@pergola/contracts'

/** A component by its element, or the whole page. */
export type LiveTarget = NodeId | 'page'

export interface LiveState {
  /** What runs: any number of components, or the page. */
  readonly targets: readonly LiveTarget[]
  /** Of these, the page is being brought to the sandbox or has not answered yet. */
  readonly starting: readonly LiveTarget[]
}
