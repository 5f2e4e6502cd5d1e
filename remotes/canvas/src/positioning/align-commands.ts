import type { Command } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { messages, type Alignment } from './messages.ts'
import type { Positioning } from './positioning.ts'

/** For several selected elements; the buttons of the style panel run the same commands. */
export function alignCommands(core: CanvasCore, positioning: Pick<Positioning, 'align'>): Command[] {
  return (Object.keys(messages.align) as Alignment[]).map((alignment) => ({
    name: `element.align-${alignment}`,
    label: messages.align[alignment],
    group: messages.element,
    when: () => core.canEdit() && core.store.getState().selection.length > 1,
    run: () => positioning.align(alignment),
  }))
}
