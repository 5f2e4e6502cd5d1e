import type { RemoteContribution, SlotName } from '@pergola/contracts'
import { checkContribution } from '@pergola/contracts/remote-checks'
import type { RemoteStatus } from '../remote-status.ts'
import { type GuestPorts, startSettings } from './guest-settings.ts'
import { guestMessages as messages } from './messages.ts'

/** Views in places that another remote fills already: the first one stays, and the second is told. */
function takenSlots({ store }: GuestPorts, { views }: RemoteContribution): ReadonlyMap<string, string> {
  const present = store.getState().views
  return new Map(
    Object.keys(views ?? {}).flatMap((slot) => {
      const owner = present[slot as SlotName]
      return owner ? [[slot, owner.remote] as const] : []
    }),
  )
}

/**
 * Looks at what a remote from elsewhere brings, notes at the remote what is refused and why, starts its switches and
 * offers its blocks. Returns what the shell may take over. Throws what a switch throws.
 */
export function takeContribution(
  ports: GuestPorts,
  { name, slots }: Pick<RemoteStatus, 'name' | 'slots'>,
  contribution: unknown,
): RemoteContribution {
  const { accepted, refused } = checkContribution({ name, slots: [...slots] }, contribution)
  const { settings = [], blocks = [], views = {}, panels = [], ...rest } = accepted
  const taken = takenSlots(ports, accepted)
  const free = Object.fromEntries(Object.entries(views).filter(([slot]) => !taken.has(slot)))
  const clashes = [...taken].map(([slot, owner]) => messages.taken(slot, owner))
  const kept = startSettings(ports, settings)
  ports.store.setState((state) => ({
    list: state.list.map((status) =>
      status.name === name ? { ...status, settings: kept, refused: [...refused, ...clashes] } : status,
    ),
    // A second start brings the same again.
    blocks: [...(state.blocks ?? []).filter(({ id }) => !id.startsWith(`${name}/`)), ...blocks],
  }))
  return { ...rest, views: free, panels: panels.filter(({ slot }) => !taken.has(slot)) }
}
