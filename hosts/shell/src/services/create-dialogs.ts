import type { Answer, Confirmation, DialogsService, OpenModal } from '@pergola/contracts'
import { createStore } from 'zustand/vanilla'

export interface ShellDialogs extends DialogsService {
  /** What the confirmation dialog calls. */
  answer(answer: Answer): void
  /** What the close mark, Escape and the backdrop do. */
  askToClose(): Promise<void>
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

  return {
    state,
    answer,
    open: (modal) => state.setState({ modal }),
    close: () => state.setState({ modal: null }),
    guard(mayClose) {
      guard = mayClose
      return () => {
        if (guard === mayClose) guard = null
      }
    },
    async askToClose() {
      if (guard === null || (await guard())) state.setState({ modal: null })
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
