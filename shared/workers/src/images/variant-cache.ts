/** The number goes up with every change of how variants are made. */
export const variantCacheName = 'pergola-picture-variants-1'

/** What an earlier export made of the same bytes in the same widths; null where one is missing. */
export async function cachedVariants(
  picture: Uint8Array,
  widths: readonly number[],
): Promise<ReadonlyMap<number, Uint8Array> | null> {
  const cache = await openCache()
  if (!cache) return null
  const hash = await hashOf(picture)
  const found = new Map<number, Uint8Array>()
  for (const width of widths) {
    const kept = await cache.match(addressOf(hash, width))
    if (!kept) return null
    found.set(width, new Uint8Array(await kept.arrayBuffer()))
  }
  return found
}

/** On a full disk nothing is kept, and the next export makes them anew. */
export async function storeVariants(
  picture: Uint8Array,
  made: ReadonlyMap<number, Uint8Array<ArrayBuffer>>,
): Promise<void> {
  const cache = await openCache()
  if (!cache) return
  const hash = await hashOf(picture)
  try {
    for (const [width, bytes] of made) await cache.put(addressOf(hash, width), new Response(bytes))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
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

async function hashOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
