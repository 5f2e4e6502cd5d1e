import type { PayloadStyles } from './payload-rules.ts'
import type { PayloadRecords, Kept } from './payload-mark.ts'

/** What is put in, and where it is from. */
export interface Taken {
  readonly html: string
  /** As the clipboard has it, with what came along. */
  readonly source: string
  /** What this window kept of it, which needs no clipboard. */
  readonly kept: Kept | null
  /** Rules that style it. */
  readonly styles?: PayloadStyles
}

export interface Payload extends Partial<PayloadRecords> {
  readonly html: string
}
