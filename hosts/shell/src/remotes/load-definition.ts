import { loadRemote, registerRemotes } from '@module-federation/runtime'
import { contractNumber, fail, type Outcome, type RemoteDefinition, succeed } from '@pergola/contracts'
import { watchPolicy } from '@pergola/ui'
import { isLoadFailure, messageOf } from '../load-failure.ts'
import { lazyGuests } from './lazy-guests.ts'
import { preloadRemote } from './preload.ts'
import type { RemoteFailure } from './remote-status.ts'
import type { PlacedRemote } from './remotes-file.ts'

export type LoadOutcome = Outcome<RemoteDefinition, RemoteFailure>

/** `attempt` 0 is the first load; a later one goes past every cache on the way. */
export type LoadDefinition = (remote: PlacedRemote, attempt: number) => Promise<LoadOutcome>

export const contractDetail = (theirs: number) => `contract ${theirs}, this editor speaks ${contractNumber}`

function isDefinition(value: unknown): value is RemoteDefinition {
  if (typeof value !== 'object' || value === null) return false
  const candidate = value as Partial<RemoteDefinition>
  return (
    typeof candidate.activate === 'function' &&
    typeof candidate.contract === 'number' &&
    Array.isArray(candidate.needs) &&
    Array.isArray(candidate.wants ?? [])
  )
}

/** Containers of other toolchains wrap the module in `default`. */
function definitionIn(module: unknown): unknown {
  const outer = module as { remote?: unknown; default?: unknown } | null
  const inner = outer?.default as { remote?: unknown } | undefined
  return outer?.remote ?? inner?.remote ?? inner
}

async function importModule(remote: PlacedRemote, attempt: number): Promise<LoadOutcome> {
  const policy = watchPolicy(new URL(remote.entryUrl, location.href).origin)
  const entry = attempt === 0 ? remote.entryUrl : `${remote.entryUrl}?retry=${attempt}`
  try {
    registerRemotes([{ name: remote.name, entry, type: 'module' }], { force: attempt > 0 })
    const definition = definitionIn(await loadRemote<unknown>(`${remote.name}/remote`))
    if (!isDefinition(definition) || definition.name !== remote.name) {
      const { definitionProblems } = await lazyGuests()
      return fail('invalid', definitionProblems(definition, remote.name).join('\n'))
    }
    if (definition.contract !== contractNumber) return fail('contract', contractDetail(definition.contract))
    return succeed(definition)
  } catch (error) {
    const message = messageOf(error)
    if (!isLoadFailure(message)) return fail('threw', message)
    return (await policy.refused()) ? fail('refused', new URL(remote.entryUrl).origin) : fail('missing')
  } finally {
    policy.end()
  }
}

/** Brings a remote's definition in. The contract is checked before any of its code runs and again on what it says. */
export const loadDefinition: LoadDefinition = async (remote, attempt) => {
  if (remote.contract !== contractNumber) return fail('contract', contractDetail(remote.contract))
  if (attempt === 0) preloadRemote(remote)
  return importModule(remote, attempt)
}
