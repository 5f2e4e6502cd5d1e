import type { RemoteAddress } from '@pergola/contracts'
import type { AddedRemotes } from '../added-remotes.ts'
import { readManifest } from '../read-manifest.ts'
import { placeAdded, type PlacedRemote } from '../remotes-file.ts'
import { withinTime } from '../within-time.ts'

/** So long a start waits for the newest manifest of an added remote, and for the files of one that changed. */
const patience = { manifest: 1500, files: 4000 }

/** The service worker answers from every cache; those of this name are nobody else's to sweep. */
const cachePrefix = (name: string) => `pergola-added/${name}/`

const cacheOf = ({ name, version }: RemoteAddress) => `${cachePrefix(name)}${version}`

/** Past the service worker's own copy, to the server. */
const fresh = (url: string) => `${url}?retry=${Date.now()}`

async function fetchInto(cache: Cache, url: string): Promise<void> {
  const response = await fetch(fresh(url), { credentials: 'omit', cache: 'no-store' })
  if (!response.ok) throw new Error(`${url}: the server answered ${response.status}`)
  await cache.put(url, response)
}

async function forgetOthers(name: string, keep?: string): Promise<void> {
  const mine = (await caches.keys()).filter((each) => each.startsWith(cachePrefix(name)) && each !== keep)
  await Promise.all(mine.map((each) => caches.delete(each)))
}

/** Fills a cache with every file that the manifest lists: all of them, or none. True: the remote works without a network. */
export async function keepFiles(address: RemoteAddress): Promise<boolean> {
  const { base, entry, files } = address
  // In development a manifest lists no files, and each load asks the server.
  if (files.length === 0 || typeof caches === 'undefined') {
    await forgetFiles(address.name)
    return false
  }
  const name = cacheOf(address)
  try {
    const cache = await caches.open(name)
    const urls = new Set([entry, ...files].map((file) => new URL(file, base).href))
    await Promise.all([...urls].map((url) => fetchInto(cache, url)))
    await forgetOthers(address.name, name)
    return true
  } catch (error) {
    console.warn(`${address.name} is not kept for use without a network.`, error)
    await caches.delete(name)
    return false
  }
}

export async function forgetFiles(name: string): Promise<void> {
  if (typeof caches !== 'undefined') await forgetOthers(name)
}

/**
 * Asks the server of an added remote for its newest manifest. Where it answers soon and the files of a new version are
 * here soon, that one is loaded; otherwise the one that is kept, another time the new one.
 */
export async function refreshAdded(remote: PlacedRemote, added: AddedRemotes): Promise<PlacedRemote> {
  const kept = added.read().find(({ name }) => name === remote.name)
  if (!kept) return remote
  const manifest = await withinTime(readManifest(fresh(new URL('remote.json', kept.base).href)), patience.manifest)
  if (manifest === 'slow' || !manifest.ok || manifest.value.name !== kept.name) return remote
  const { version, files } = manifest.value
  const isSame = version === kept.version && version !== 'added'
  if (isSame && (await caches.has(cacheOf(kept)))) return remote
  const isHere = withinTime(keepFiles(manifest.value), patience.files)
  if (files.length > 0 && (await isHere) !== true) return remote
  added.keep(manifest.value)
  return placeAdded(manifest.value)
}
