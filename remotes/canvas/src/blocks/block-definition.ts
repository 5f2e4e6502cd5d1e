import type { BlockInfo } from '@pergola/contracts'

export interface BlockDefinition extends BlockInfo {
  /** The markup that lands in the page, as a developer would write it. */
  readonly html: string
}
