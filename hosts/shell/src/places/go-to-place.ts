import type { ModalSlot, SlotName } from '@pergola/contracts'
import type { Shell } from '../context/shell.ts'
import type { LeftSlot } from '../services/create-navigation.ts'
import { modalTitles, panelPath } from './places.tsx'

/** Shows a slot wherever its kind stands: right panel, left panel or a modal. A left panel that is there closes. */
export function goToPlace(shell: Shell, slot: SlotName, title: string): void {
  const { services, layout } = shell
  const { navigation, dialogs } = services
  if (slot.startsWith('modal:')) {
    return dialogs.open({ slot: slot as ModalSlot, title: modalTitles[slot] ?? title })
  }
  const hidden = layout.getState().hidden
  layout.show()
  if (!slot.startsWith('left:')) return navigation.visit(panelPath(slot))
  const shown = navigation.state.getState().left === slot && !hidden
  navigation.showLeft(shown ? null : (slot as LeftSlot))
}
