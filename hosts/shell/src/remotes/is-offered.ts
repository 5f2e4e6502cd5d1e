import type { SlotName } from '@pergola/contracts'
import type { RemotesState } from './remote-status.ts'
import { slotOwner } from './slot-owner.ts'

/**
 * Whether somebody can go to a place: it is filled, or the remote it belongs to is on its way or has failed, which the
 * place then says. A place that went away with its remote would leave people looking for it.
 */
export function isOffered({ views, list }: Pick<RemotesState, 'views' | 'list'>, slot: SlotName): boolean {
  if (slot in views) return true
  const owner = slotOwner(list, slot)
  return owner !== undefined && owner.phase !== 'active'
}
