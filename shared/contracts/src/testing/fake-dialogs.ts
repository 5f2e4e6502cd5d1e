import type { Answer, Confirmation, DialogsService, OpenModal } from '../services/dialogs.ts'
import { createState } from './create-state.ts'

export interface FakeDialogs extends DialogsService {
  /** Every question asked so far. */
  readonly asked: readonly Confirmation[]
  /** Answers the question that is open, or the next one when none is. */
  answer(answer: Answer): void
  /** What Escape, the backdrop and the close mark do: true when the modal closed. */
  askToClose(): Promise<boolean>
}

export function createFakeDialogs(): FakeDialogs {
  const state = createState<{ modal: OpenModal | null; confirmation: Confirmation | null }>({
    modal: null,
    confirmation: null,
  })
  const asked: Confirmation[] = []
  const prepared: Answer[] = []
  let guard: (() => boolean | Promise<boolean>) | null = null
  let waiting: ((answer: Answer) => void) | null = null

  function settle(answer: Answer) {
    const resolve = waiting
    waiting = null
    state.set({ confirmation: null })
    resolve?.(answer)
  }

  function close() {
    guard = null
    state.set({ modal: null })
  }

  async function askToClose() {
    const may = guard === null || (await guard())
    if (may) close()
    return may
  }

  return {
    state,
    asked,
    close,
    askToClose,
    open(modal) {
      if (guard === null) return state.set({ modal })
      void askToClose().then((isClosed) => isClosed && state.set({ modal }))
    },
    guard(mayClose) {
      guard = mayClose
      return () => {
        if (guard === mayClose) guard = null
      }
    },
    confirm(confirmation) {
      asked.push(confirmation)
      settle('cancel')
      const answer = prepared.shift()
      if (answer) return Promise.resolve(answer)
      state.set({ confirmation })
      return new Promise((resolve) => {
        waiting = resolve
      })
    },
    answer(answer) {
      if (waiting) settle(answer)
      else prepared.push(answer)
    },
  }
}
