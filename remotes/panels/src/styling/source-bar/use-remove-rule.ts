import type { DialogsService, StyleRule } from '@pergola/contracts'
import { useStyling } from '../styling-context.ts'
import { messages } from './messages.ts'

/** Deletes a rule after the question of the specification. */
export function useRemoveRule(dialogs: DialogsService) {
  const { surface } = useStyling()
  return async (rule: StyleRule) => {
    const answer = await dialogs.confirm({
      title: messages.removeTitle,
      message: messages.removeQuestion,
      confirmLabel: messages.removeConfirm,
      cancelLabel: messages.cancel,
      danger: true,
    })
    if (answer === 'confirm') surface.removeRule(rule)
  }
}
