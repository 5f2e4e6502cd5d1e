import type { Dispose } from '@pergola/contracts'

/** In whatever tab or worker, as long as that lives: who ends, however it ends, lets go. Settles when others can see it. */
export function holdName(name: string): Promise<Dispose> {
  return new Promise((resolve, reject) => {
    const held = () => new Promise<void>((letGo) => resolve(() => letGo()))
    navigator.locks.request(name, { mode: 'shared' }, held).catch(reject)
  })
}

/** What follows the prefix in the names that are held. */
export async function heldNames(prefix: string): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])))
}
