import type { Command } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { hasElement } from '../service/describe-element.ts'
import { messages } from './messages.ts'

const size = { width: '440px', height: 'auto' }

/** The dialogs belong to another remote; without it the commands are not offered. */
export function symbolCommands(core: CanvasCore): Command[] {
  const { dialogs, toasts } = core.services
  const when = () => core.canEdit() && hasElement(core)
  return [
    {
      name: 'element.create-template',
      label: messages.createTemplate,
      group: messages.group,
      when,
      run: () => dialogs.open({ slot: 'modal:create-template', title: messages.createTemplate, ...size }),
    },
    {
      name: 'element.create-symbol',
      label: messages.createSymbol,
      keywords: 'component',
      group: messages.group,
      when,
      run() {
        const { selected, selection } = core.store.getState()
        if (selection.length > 1) return toasts.warning(messages.multiple)
        if (selected?.symbol) return toasts.warning(messages.fromSymbol)
        return dialogs.open({ slot: 'modal:create-symbol', title: messages.createSymbol, ...size })
      },
    },
  ]
}
