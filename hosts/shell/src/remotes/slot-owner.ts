import type { SlotName } from '@pergola/contracts'
import type { RemoteStatus } from './remote-status.ts'

/** How exactly a pattern names the slot: its length, or 0 when it does not. A whole name beats every family. */
function fit(pattern: string, slot: string): number {
  if (pattern === slot) return Number.POSITIVE_INFINITY
  if (!pattern.endsWith('*')) return 0
  return slot.startsWith(pattern.slice(0, -1)) ? pattern.length : 0
}

/** The remote that should fill a slot, known from its address before its code is there. */
export function slotOwner(remotes: readonly RemoteStatus[], slot: SlotName): RemoteStatus | undefined {
  let owner: RemoteStatus | undefined
  let best = 0
  for (const remote of remotes) {
    const exactness = Math.max(0, ...remote.slots.map((pattern) => fit(pattern, slot)))
    if (exactness <= best) continue
    best = exactness
    owner = remote
  }
  return owner
}
