/** So many files, and so many bytes of them, are fetched for one that is asked for. */
const window = { files: 64, bytes: 1024 * 1024 }

type Contents = ReadonlyMap<string, Uint8Array<ArrayBuffer>>

/**
 * Reads one file after the other. Where they are asked for in this order, which is that of their paths as for a zip unless
 * another is given, those that follow are fetched together; each is let go as it is handed out.
 */
export function createReadAhead(
  sizes: ReadonlyMap<string, number>,
  fetchTogether: (paths: readonly string[]) => Promise<Contents>,
  order: readonly string[] = [...sizes.keys()].toSorted((left, right) => (left < right ? -1 : 1)),
): (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined> {
  const places = new Map(order.map((path, at) => [path, at]))
  let held = new Map<string, Uint8Array<ArrayBuffer>>()
  let before = -1

  function follow(place: number): string[] {
    let bytes = 0
    const fits = (path: string) => (bytes += sizes.get(path) ?? 0) <= window.bytes
    const [first = '', ...next] = order.slice(place, place + window.files)
    fits(first)
    const end = next.findIndex((path) => !fits(path))
    return [first, ...(end < 0 ? next : next.slice(0, end))]
  }

  return async (path) => {
    const place = places.get(path) ?? -1
    const isNext = place >= 0 && place === before + 1
    before = place
    if (!held.has(path)) held = new Map(await fetchTogether(isNext ? follow(place) : [path]))
    const bytes = held.get(path)
    held.delete(path)
    return bytes
  }
}
