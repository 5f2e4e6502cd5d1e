import type { Command } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import type { HiddenContent } from './hidden-content.ts'
import { messages } from './messages.ts'

/** Looking at what a page shows only with its scripts, or only without. */
export function unscriptedCommands(core: CanvasCore, hidden: HiddenContent): Command[] {
  const isReady = () => core.store.getState().phase === 'ready'
  return [
    {
      name: 'canvas.hidden-content',
      label: messages.show,
      keywords: 'invisible blank reveal preload aos wow',
      group: messages.group,
      when: isReady,
      checked: () => hidden.state.getState().shown,
      run: () => hidden.show(!hidden.state.getState().shown),
    },
    {
      name: 'canvas.noscript',
      label: messages.noscript,
      keywords: 'without scripts javascript off',
      group: messages.group,
      when: isReady,
      checked: () => hidden.state.getState().noscript,
      run: () => hidden.showNoscript(!hidden.state.getState().noscript),
    },
  ]
}
