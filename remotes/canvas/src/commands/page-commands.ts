import type { Command } from '@pergola/contracts'
import { messages as saveMessages } from '../document/messages.ts'
import { reportSave } from '../document/saving.ts'
import type { CommandInput } from './command-input.ts'
import { messages } from './messages.ts'

/** A save that a person asks for, told by its outcome. */
function createSave({ core, canvas }: Pick<CommandInput, 'core' | 'canvas'>) {
  let asked = 0

  async function save() {
    const { savedAt } = core.store.getState()
    const isOnlyOne = asked === 0
    asked += 1
    const outcome = await canvas.save().finally(() => (asked -= 1))
    const isStored = core.store.getState().savedAt !== savedAt && !outcome.ok && outcome.failure === 'nothing-changed'
    // A save that was on its way has stored it: one that was asked for tells that itself, one by itself tells nobody.
    if (!isStored) reportSave(core, outcome)
    else if (isOnlyOne) core.services.toasts.success(saveMessages.saved)
    return outcome
  }

  return save
}

export function pageCommands({ core, canvas }: CommandInput): Command[] {
  const state = () => core.store.getState()
  return [
    {
      name: 'page.save',
      label: messages.save,
      group: messages.page,
      keys: ['Mod+S'],
      inFields: true,
      when: () => core.page !== null && !state().readOnly,
      run: createSave({ core, canvas }),
    },
    {
      name: 'page.undo',
      label: messages.undo,
      group: messages.page,
      keys: ['Mod+Z'],
      history: 'undo',
      when: () => state().canUndo && !state().readOnly,
      run: () => canvas.undo(),
    },
    {
      name: 'page.redo',
      label: messages.redo,
      group: messages.page,
      keys: ['Mod+Y', 'Mod+Shift+Z'],
      history: 'redo',
      when: () => state().canRedo && !state().readOnly,
      run: () => canvas.redo(),
    },
    {
      name: 'canvas.clear',
      label: messages.clear,
      group: messages.canvas,
      when: () => core.canEdit(),
      async run() {
        const answer = await core.services.dialogs.confirm({
          title: messages.clear,
          message: messages.clearQuestion,
          confirmLabel: messages.clear,
          danger: true,
        })
        if (answer === 'confirm') canvas.clear()
      },
    },
    {
      name: 'canvas.reload',
      label: messages.reload,
      group: messages.canvas,
      when: () => state().document !== null,
      async run() {
        if (state().phase === 'loading') return core.services.toasts.warning(saveMessages.waitUntilLoaded)
        // A reload reads the stored page: what is not stored yet has to be, first.
        if (state().changed) await canvas.save()
        await canvas.reload()
      },
    },
  ]
}
