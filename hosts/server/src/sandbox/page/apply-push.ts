import type { SandboxFile, SandboxPush } from '@pergola/contracts'
import { pagePermissions } from '../page-permissions.ts'
import { siteAddress, siteCacheName } from '../site-cache.ts'
import { inTurn, readHeld, writeHeld, type HeldSite } from './held-site.ts'

function responseFor(file: SandboxFile, headers: Readonly<Record<string, string>>): Response {
  return new Response(file.bytes as Uint8Array<ArrayBuffer> | Blob, {
    headers: { 'content-type': file.mime, 'x-content-type-options': 'nosniff', ...headers },
  })
}

const deleteDatabase = (name: string) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    // Blocked by an open page: it goes when that page does, which the next wipe sees.
    for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, () => resolve())
  })

/** What the pages of one project have stored must not meet those of the next. */
async function wipe(): Promise<void> {
  // The pages' own, on their origin; the editor's is out of reach from here.
  window.localStorage.clear()
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  const databases = await indexedDB.databases()
  await Promise.all(databases.flatMap(({ name }) => (name === undefined ? [] : [deleteDatabase(name)])))
  const folder = await navigator.storage?.getDirectory?.().catch(() => null)
  if (folder) for await (const name of folder.keys()) await folder.removeEntry(name, { recursive: true })
}

/** A difference to what another tab has pushed over meanwhile would leave a mixture. */
function isBehind({ whole, site, since, generation, policy = '' }: SandboxPush, held: HeldSite | null): boolean {
  if (whole || site === undefined) return false
  const isSame = held?.site === site && held.policy === policy
  return !isSame || (held.generation !== since && held.generation !== generation)
}

/**
 * Brings what this origin serves to the pushed state, after whatever another tab pushes. False when the push is a difference
 * to what is not here any more. Throws with a reason; the editor then starts over.
 */
export function applyPush(push: SandboxPush, editors: readonly string[]): Promise<boolean> {
  return inTurn(async () => {
    const { site, generation, policy = '' } = push
    const held = site === undefined ? null : await readHeld()
    if (isBehind(push, held)) return false
    const isOthers = held !== null && held.site !== site
    // What is asked to go is only what that project has here.
    if (push.reset ? !isOthers : isOthers) await wipe()
    if (site === undefined) await write(push, editors)
    if (site === undefined || push.reset) return true
    await writeHeld({ site, generation: null, policy })
    await write(push, editors)
    await writeHeld({ site, generation, policy })
    return true
  })
}

async function write(push: SandboxPush, editors: readonly string[]): Promise<void> {
  const cache = await caches.open(siteCacheName)
  const policy = [push.policy, `frame-ancestors 'self' ${editors.join(' ')}`].filter(Boolean).join('; ')
  const headers = {
    'content-security-policy': policy,
    'origin-agent-cluster': '?1',
    // In a tab of its own the page shares no group of windows with the editor that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': pagePermissions,
  }

  await Promise.all(
    push.put.map(async (file) => {
      const address = siteAddress(file.path, location.origin)
      if (address === null) throw new Error(`The file name "${file.path}" cannot be served.`)
      await cache.put(address, responseFor(file, headers))
    }),
  )
  if (push.whole) {
    const kept = new Set(push.put.map(({ path }) => siteAddress(path, location.origin)))
    for (const { url } of await cache.keys()) if (!kept.has(url)) await cache.delete(url)
  }
  await Promise.all(
    push.del.map(async (path) => {
      const address = siteAddress(path, location.origin)
      if (address !== null) await cache.delete(address)
    }),
  )
}
