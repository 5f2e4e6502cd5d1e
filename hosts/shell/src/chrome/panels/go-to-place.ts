import type { ModalSlot, SlotName } from '@pergola/contracts'
import type { Shell } from '../../compose/shell.ts'
import { panelPath } from './places.tsx'

/** Shows a slot wherever its kind stands: right panel, left panel or a modal. */
export function goToPlace(shell: Shell, slot: SlotName, title: string): void {
  const { services, layout } = shell
  if (slot.startsWith('left:')) return layout.toggleLeft(slot)
  if (slot.startsWith('modal:')) return services.dialogs.open({ slot: slot as ModalSlot, title })
  layout.setState({ hidden: false, rightOpen: true })
  services.navigation.visit(panelPath(slot))
}
