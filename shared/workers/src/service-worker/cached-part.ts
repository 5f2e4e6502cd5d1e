/** One version of one part of the suite, with a cache of its own. */
export interface CachedPart {
  readonly cacheName: string
  readonly urls: readonly string[]
}

const parallel = 6
/** Written last: a cache without it was left half full. */
const sentinel = '/.complete'
const partName = /^pergola-(shell|remote)-/
const hashedFolder = /^\/(app|remotes\/[^/]+-[0-9a-f]{12})\//

export async function isFilled({ cacheName }: CachedPart): Promise<boolean> {
  return (await caches.has(cacheName)) && (await (await caches.open(cacheName)).match(sentinel)) !== undefined
}

/** An address with a hash in it may come from the browser's own cache, where the page has just put it. */
function requestFor(url: string): Request {
  const { origin, pathname } = new URL(url)
  const mayReuse = origin === self.location.origin && hashedFolder.test(pathname)
  return new Request(url, { cache: mayReuse ? 'default' : 'no-store', mode: 'cors', credentials: 'same-origin' })
}

/** Servers of static files send `/index.html` on to `/`; a page may not be answered with what came by such a way. */
const asAnswered = ({ body, headers }: Response) => new Response(body, { headers })

/** False where the server has none. */
export async function fetchInto(cache: Cache, url: string): Promise<boolean> {
  if (await cache.match(url)) return true
  const response = await fetch(requestFor(url))
  if (!response.ok) {
    // A body that nobody reads keeps its connection, and a handful of them every other file of the suite.
    await response.body?.cancel()
    return false
  }
  await cache.put(url, response.redirected ? asAnswered(response) : response)
  return true
}

/** Fetches what is missing and answers whether the part is whole now. What was fetched stays for the next try. */
export async function fillPart(part: CachedPart): Promise<boolean> {
  if (await isFilled(part)) return true
  const cache = await caches.open(part.cacheName)
  const open = [...part.urls]
  let whole = true

  async function work() {
    for (let url = open.shift(); url !== undefined; url = open.shift())
      whole = (await fetchInto(cache, url).catch(() => false)) && whole
  }
  await Promise.all(Array.from({ length: parallel }, work))
  if (whole) await cache.put(sentinel, new Response('ok'))
  return whole
}

export async function sweepParts(keep: readonly string[]): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => partName.test(name) && !keep.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}
