import type { DialogsService, StyleRule } from '@pergola/contracts'
import { useStyling } from '../styling-context.ts'
import { messages } from './messages.ts'
import { ruleText } from './selector-text.ts'

/** Deletes a rule after the question of the specification, which is about states; without any, it says what goes. */
export function useRemoveRule(dialogs: DialogsService) {
  const { surface, isFrame } = useStyling()
  return async (rule: StyleRule) => {
    const whole = isFrame ? 'frame' : 'rule'
    const hasStates = rule.states.length > 0
    const answer = await dialogs.confirm({
      title: messages.removeTitle[hasStates ? 'states' : whole],
      message: hasStates ? messages.removeStates : messages.removeWhole(whole, ruleText(rule)),
      confirmLabel: messages.removeConfirm,
      cancelLabel: messages.cancel,
      danger: true,
    })
    if (answer === 'confirm') surface.removeRule(rule)
  }
}
