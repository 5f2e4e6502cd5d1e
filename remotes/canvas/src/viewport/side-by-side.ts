import type { Command, Readable } from '@pergola/contracts'
import { createStore } from 'zustand/vanilla'
import type { CanvasCore } from '../service/canvas-core.ts'
import { messages } from './side-by-side-messages.ts'

/** Whether the page is shown at every breakpoint of the site at once. What shows it comes with the first time. */
export interface SideBySide {
  readonly state: Readable<{ readonly isOpen: boolean }>
  readonly command: Command
}

export function createSideBySide({ store }: CanvasCore): SideBySide {
  const state = createStore(() => ({ isOpen: false }))
  return {
    state,
    command: {
      name: 'canvas.side-by-side',
      label: messages.show,
      keywords: messages.keywords,
      group: messages.group,
      keys: ['4'],
      when: () => store.getState().document !== null,
      checked: () => state.getState().isOpen,
      run: () => state.setState(({ isOpen }) => ({ isOpen: !isOpen })),
    },
  }
}
