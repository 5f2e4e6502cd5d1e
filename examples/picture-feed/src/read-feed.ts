export interface FeedPicture {
  readonly title: string
  readonly url: string
}

interface FeedItem {
  readonly title?: unknown
  readonly image?: unknown
}

function pictureOf({ title, image }: FeedItem, base: string): readonly FeedPicture[] {
  if (typeof image !== 'string' || !URL.canParse(image, base)) return []
  const url = new URL(image, base)
  if (!/^https?:$/.test(url.protocol)) return []
  return [{ title: typeof title === 'string' ? title : '', url: url.href }]
}

/** The pictures of a JSON Feed (jsonfeed.org), a hundred at most: `image` of each item. Throws when it is none. */
export function readFeed(text: string, base: string): readonly FeedPicture[] {
  const { items } = JSON.parse(text) as { readonly items?: unknown }
  if (!Array.isArray(items)) throw new Error('There is no list "items": this is no JSON Feed.')
  return items.slice(0, 100).flatMap((item: unknown) => pictureOf((item ?? {}) as FeedItem, base))
}

/** Asks without cookies; the server must let other sites read (CORS), and the editor's policy must name it. */
export async function fetchFeed(address: string): Promise<readonly FeedPicture[]> {
  const response = await fetch(address, { credentials: 'omit' })
  if (!response.ok) throw new Error(`${address}: the server answered ${response.status}`)
  return readFeed(await response.text(), address)
}

/** The picture as a file with a name of its own. */
export async function fetchPicture({ url }: FeedPicture): Promise<File> {
  const response = await fetch(url, { credentials: 'omit' })
  if (!response.ok) throw new Error(`${url}: the server answered ${response.status}`)
  const blob = await response.blob()
  const name = new URL(url).pathname.split('/').at(-1) || 'picture'
  return new File([blob], name, { type: blob.type })
}
