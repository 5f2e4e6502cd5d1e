import { useStore } from 'zustand'
import type { ChangedLook, RuleHome, RuleReach } from '@pergola/contracts'
import type { MenuEntry } from '@pergola/ui'
import { useReadOnly, useStyling } from '../styling-context.ts'
import { messages } from './messages.ts'
import type { RuleTextServices } from './use-rule-text.ts'

type Reached = Pick<RuleHome, 'other'> & { readonly stands: boolean }

/** A text, so that nothing is drawn anew while it stays the same. */
function keyOf(home: RuleHome | null | undefined): string {
  return home?.other ? `${home.choices.length === 0} ${home.other.reach} ${home.other.sheet}` : ''
}

function readKey(key: string): Reached | null {
  const [stands, reach, ...sheet] = key.split(' ')
  if (reach !== 'site' && reach !== 'page') return null
  return { stands: stands === 'true', other: { reach, sheet: sheet.join(' ') } }
}

/** Moves what is said of the selector that is edited; what would look another way is named and asked about. */
export function useMoveRule({ dialogs, toasts }: Pick<RuleTextServices, 'dialogs' | 'toasts'>) {
  const { surface } = useStyling()

  async function mayChange(changed: readonly ChangedLook[]): Promise<boolean> {
    const answer = await dialogs.confirm({
      title: messages.looksTitle,
      message: messages.looks(changed),
      confirmLabel: messages.looksConfirm,
      cancelLabel: messages.cancel,
    })
    return answer === 'confirm'
  }

  return async function move(reach: RuleReach, from = '', anyway = false): Promise<void> {
    const selector = surface.state.getState().rule?.selector ?? ''
    const endWait = toasts.loading(messages.comparing)
    const done = await surface.moveRule?.(reach, anyway, from).finally(endWait)
    if (!done?.ok) return void toasts.error(messages.moveFailed)
    if (done.value.moved) return void toasts.success(messages.moved[reach](selector))
    if (await mayChange(done.value.changed)) await move(reach, from, true)
  }
}

/** Whether the rule is for every page or for the open one alone: chosen before it is made, moved afterwards. */
export function useRuleReach(services: Pick<RuleTextServices, 'dialogs' | 'toasts'>): readonly MenuEntry[] {
  const { surface, isFrame } = useStyling()
  const readOnly = useReadOnly()
  const move = useMoveRule(services)
  const reached = readKey(useStore(surface.state, ({ home }) => keyOf(home)))

  if (isFrame || !reached?.other) return []
  const { stands, other } = reached
  if (!stands) {
    if (other.sheet === '' || !surface.chooseSheet) return []
    const isOnly = other.reach === 'site'
    const onSelect = () => surface.chooseSheet?.(other.sheet)
    return [{ label: messages.pageOnly, checked: isOnly, disabled: readOnly, onSelect }, 'separator']
  }
  if (!surface.moveRule) return []
  return [
    { label: messages.moveTo[other.reach], disabled: readOnly, onSelect: () => void move(other.reach) },
    'separator',
  ]
}
