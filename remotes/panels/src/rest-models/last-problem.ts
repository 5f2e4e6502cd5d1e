import type { OpenModal } from '@pergola/contracts'

let last: OpenModal | null = null

/** The window of the last answer that could not be used: its message is gone after a few seconds. */
export const lastProblem = {
  keep(modal: OpenModal): void {
    last = modal
  },
  read: (): OpenModal | null => last,
}
