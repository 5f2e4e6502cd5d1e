import type { SiteOperation } from './site-operation.ts'

/** Operations that take a step back, or do it again, in the order to apply them. */
export interface HistoryStep {
  readonly label: string
  readonly operations: readonly SiteOperation[]
}
