import type { Dispose } from '../lifetime.ts'
import type { Readable } from '../readable.ts'
import type { SlotName } from '../slots.ts'

export type ModalSlot = Extract<SlotName, `modal:${string}`>

export interface OpenModal {
  readonly slot: ModalSlot
  readonly title: string
  /** CSS lengths. Absent: 65% by calc(100% - 70px). */
  readonly width?: string
  readonly height?: string
  readonly argument?: unknown
}

export interface Confirmation {
  readonly title: string
  /** Says what is lost. Plain text. */
  readonly message: string
  readonly confirmLabel: string
  /** A third way out, such as leaving without saving. */
  readonly alternativeLabel?: string
  readonly cancelLabel?: string
  readonly danger?: boolean
}

export type Answer = 'confirm' | 'alternative' | 'cancel'

export interface DialogsService {
  readonly state: Readable<{ readonly modal: OpenModal | null; readonly confirmation: Confirmation | null }>
  open(modal: OpenModal): void
  close(): void
  /**
   * While it stands, what would be lost with the modal is asked about: by the close mark, Escape and the backdrop, by who
   * opens another one, and by who leaves the project. False keeps the modal open. `close` does not ask: who calls it knows.
   * Absent in a frame that cannot ask.
   */
  guard?(mayClose: () => boolean | Promise<boolean>): Dispose
  /** Esc, the backdrop and a second question answer `cancel`. */
  confirm(confirmation: Confirmation): Promise<Answer>
}
