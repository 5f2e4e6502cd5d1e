import type { CanvasService, Command } from '@pergola/contracts'
import { messages } from './messages.ts'
import type { Regions } from './regions.ts'

interface RegionCommandsInput {
  readonly regions: Regions
  readonly inEditor: () => boolean
  readonly canvas: () => CanvasService | undefined
}

/** Keys that lead through the parts of the editor's window and back to the page. */
export function regionCommands({ regions, inEditor, canvas }: RegionCommandsInput): readonly Command[] {
  const shared = { group: messages.group, inFields: true }
  const mayLeave = () => inEditor() && regions.mayLeave()
  return [
    {
      ...shared,
      name: 'regions.next',
      label: messages.next,
      keys: ['F6'],
      when: mayLeave,
      run: () => regions.step(1),
    },
    {
      ...shared,
      name: 'regions.previous',
      label: messages.previous,
      keys: ['Shift+F6'],
      when: mayLeave,
      run: () => regions.step(-1),
    },
    {
      ...shared,
      name: 'canvas.focus',
      label: messages.canvas,
      keys: ['Escape'],
      // In the page itself the key leads up through its elements.
      when: () => mayLeave() && regions.isBeside('canvas') && canvas()?.focus !== undefined,
      run: () => canvas()?.focus?.(),
    },
  ]
}
