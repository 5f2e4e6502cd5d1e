import type { CarriedStyles } from './carried-rules.ts'
import type { CarriedRecords, Kept } from './carried-mark.ts'

/** What is put in, and where it is from. */
export interface Taken {
  readonly html: string
  /** As the clipboard has it, with what came along. */
  readonly source: string
  /** What this window kept of it, which needs no clipboard. */
  readonly kept: Kept | null
  /** Rules that style it. */
  readonly styles?: CarriedStyles
}

export interface Carried extends Partial<CarriedRecords> {
  readonly html: string
}
