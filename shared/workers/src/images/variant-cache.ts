/** The number goes up with every change of how variants are made. */
export const variantCacheName = 'pergola-picture-variants-1'

/** What an earlier export made of the picture with this hash in the same widths; null where one is missing. */
export async function cachedVariants(
  hash: string,
  widths: readonly number[],
): Promise<ReadonlyMap<number, Uint8Array> | null> {
  const cache = await openCache()
  if (!cache) return null
  const found = new Map<number, Uint8Array>()
  for (const width of widths) {
    const kept = await cache.match(addressOf(hash, width))
    if (!kept) return null
    found.set(width, new Uint8Array(await kept.arrayBuffer()))
  }
  return found
}

/** On a full disk nothing is kept, and the next export makes them anew. */
export async function storeVariants(hash: string, made: ReadonlyMap<number, Uint8Array<ArrayBuffer>>): Promise<void> {
  const cache = await openCache()
  if (!cache) return
  try {
    for (const [width, bytes] of made) await cache.put(addressOf(hash, width), new Response(bytes))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

/** Bytes of all that is kept. */
export async function variantBytes(): Promise<number> {
  return (await keptVariants()).reduce((sum, { bytes }) => sum + bytes, 0)
}

/** What is asked for again is made anew. */
export async function deleteVariants(): Promise<void> {
  await caches.delete(variantCacheName)
}

/**
 * Lets go of the oldest until all of it takes no more than `most` bytes; what was `used` by this export, by hash,
 * goes last.
 */
export async function trimVariants(used: ReadonlySet<string>, most: number): Promise<void> {
  const kept = await keptVariants()
  let bytes = kept.reduce((sum, each) => sum + each.bytes, 0)
  if (bytes <= most) return
  const cache = await openCache()
  const isUsed = ({ url }: Kept) => used.has(/([\da-f]{64})-\d+\.webp$/.exec(url)?.[1] ?? '')
  for (const each of [...kept.filter((one) => !isUsed(one)), ...kept.filter(isUsed)]) {
    if (bytes <= most) return
    await cache?.delete(each.url)
    bytes -= each.bytes
  }
}

interface Kept {
  readonly url: string
  readonly bytes: number
}

/** In the order in which they came. */
async function keptVariants(): Promise<readonly Kept[]> {
  if (!(await hasCache())) return []
  const cache = await openCache()
  const kept: Kept[] = []
  for (const { url } of (await cache?.keys()) ?? [])
    kept.push({ url, bytes: (await (await cache?.match(url))?.blob())?.size ?? 0 })
  return kept
}

/** Opening one that is not there would make it. */
async function hasCache(): Promise<boolean> {
  try {
    return await caches.has(variantCacheName)
  } catch (error) {
    if (error instanceof DOMException || error instanceof ReferenceError) return false
    throw error
  }
}

/** Null where the browser keeps none, such as in some private windows. */
async function openCache(): Promise<Cache | null> {
  try {
    return await caches.open(variantCacheName)
  } catch (error) {
    if (error instanceof DOMException || error instanceof ReferenceError) return null
    throw error
  }
}

const addressOf = (hash: string, width: number) => `/picture-variants/${hash}-${width}.webp`

/** What a picture is kept under. */
export async function pictureHash(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
