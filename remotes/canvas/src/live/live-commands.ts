import type { Command } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import type { Live } from './live.ts'
import { messages } from './messages.ts'
import { isScope } from './region.ts'

/** Mount and unmount, for the selected component and for the whole page. */
export function liveCommands(core: CanvasCore, live: Live): Command[] {
  const selected = () => core.store.getState().selected?.id ?? null
  const target = () => live.state.getState().target
  const isReady = () => core.store.getState().phase === 'ready'
  return [
    {
      name: 'component.mount',
      label: messages.mount,
      group: 'Components',
      when() {
        const id = selected()
        return isReady() && id !== null && target() !== id && isScope(core, id)
      },
      run() {
        const id = selected()
        return id === null ? undefined : live.mount(id)
      },
    },
    {
      name: 'component.unmount',
      label: messages.unmount,
      group: 'Components',
      when: () => typeof target() === 'number',
      run: () => live.unmount(),
    },
    {
      name: 'components.mount',
      label: messages.mountAll,
      group: 'Components',
      when: () => isReady() && target() !== 'page',
      checked: () => target() === 'page',
      run: () => live.mount('page'),
    },
    {
      name: 'components.edit',
      label: messages.editAll,
      group: 'Components',
      when: () => target() !== null,
      run: () => live.unmount(),
    },
  ]
}
