import type { Answer, Confirmation, DialogsService, OpenModal } from '@pergola/contracts'
import { createStore } from 'zustand/vanilla'

export interface ShellDialogs extends DialogsService {
  /** What the confirmation dialog calls. */
  answer(answer: Answer): void
  /** What the close mark, Escape and the backdrop do. False: it stays open. */
  askToClose(): Promise<boolean>
  /** Something in the modal would be lost without a question. */
  isGuarded(): boolean
}

/** One modal and, above it, one question at a time. */
export function createDialogs(): ShellDialogs {
  const state = createStore<{ modal: OpenModal | null; confirmation: Confirmation | null }>(() => ({
    modal: null,
    confirmation: null,
  }))
  let guard: (() => boolean | Promise<boolean>) | null = null
  let asked: ((answer: Answer) => void) | null = null

  function answer(given: Answer) {
    const reply = asked
    asked = null
    state.setState({ confirmation: null })
    reply?.(given)
  }

  function close() {
    guard = null
    state.setState({ modal: null })
  }

  async function askToClose(): Promise<boolean> {
    const may = guard === null || (await guard())
    if (may) close()
    return may
  }

  return {
    state,
    answer,
    close,
    askToClose,
    isGuarded: () => guard !== null,
    open(modal) {
      if (guard === null) return state.setState({ modal })
      void askToClose().then((isClosed) => isClosed && state.setState({ modal }))
    },
    guard(mayClose) {
      guard = mayClose
      return () => {
        if (guard === mayClose) guard = null
      }
    },
    confirm(confirmation) {
      answer('cancel')
      state.setState({ confirmation })
      return new Promise((resolve) => {
        asked = resolve
      })
    },
  }
}
