import type { Command } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import type { Live } from './live.ts'
import { messages } from './messages.ts'
import { isScope } from './region.ts'
import type { LiveTarget } from './live-target.ts'

/** Mount and unmount, for the selected component and for the whole page. */
export function liveCommands(core: CanvasCore, live: Live): Command[] {
  const selected = () => core.store.getState().selected?.id ?? null
  const runs = (target: LiveTarget) => live.state.getState().targets.includes(target)
  const components = () => live.state.getState().targets.filter((target) => target !== 'page')
  const isReady = () => core.store.getState().phase === 'ready'
  return [
    {
      name: 'component.mount',
      label: messages.mount,
      group: 'Components',
      when() {
        const id = selected()
        return isReady() && id !== null && !runs(id) && isScope(core, id)
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
      when: () => components().length > 0,
      run() {
        const id = selected()
        live.unmount(id !== null && runs(id) ? id : undefined)
      },
    },
    {
      name: 'components.mount',
      label: messages.mountAll,
      group: 'Components',
      when: () => isReady() && !runs('page'),
      checked: () => runs('page'),
      run: () => live.mount('page'),
    },
    {
      name: 'components.edit',
      label: messages.editAll,
      group: 'Components',
      when: () => live.state.getState().targets.length > 0,
      run: () => live.unmount(),
    },
  ]
}
