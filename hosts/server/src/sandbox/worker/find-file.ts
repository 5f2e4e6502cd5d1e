import { filesAt } from '@pergola/contracts'
import { siteAddress, siteCacheName } from '../site-cache.ts'
import { missingPage } from './missing-page.ts'

async function firstOf(paths: readonly string[], origin: string): Promise<Response | undefined> {
  const cache = await caches.open(siteCacheName)
  for (const path of paths) {
    const address = siteAddress(path, origin)
    const found = address === null ? undefined : await cache.match(address)
    if (found) return found
  }
  return undefined
}

/** `bytes=0-`, `bytes=5-9`, `bytes=-4`. Null when the range is not one, or lies outside. */
export function readRange(header: string, size: number): { start: number; end: number } | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header)
  if (!match || (match[1] === '' && match[2] === '')) return null
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1])
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)
  return start < size && start <= end ? { start, end } : null
}

/** Players seek by asking for a part; without an answer in parts a video neither starts nor seeks in some browsers. */
async function part(whole: Response, header: string): Promise<Response> {
  const bytes = await whole.blob()
  const range = readRange(header, bytes.size)
  const headers = new Headers(whole.headers)
  if (!range) {
    headers.set('content-range', `bytes */${bytes.size}`)
    return new Response(null, { status: 416, headers })
  }
  headers.set('content-range', `bytes ${range.start}-${range.end}/${bytes.size}`)
  return new Response(bytes.slice(range.start, range.end + 1), { status: 206, headers })
}

function pathOf({ url }: Request): string {
  const { pathname } = new URL(url)
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname // A stray percent sign is shown as it was written.
  }
}

/** The site's answer to a request, from what was pushed; a missing page is answered with the site's own 404 page. */
export async function findFile(request: Request, origin: string): Promise<Response> {
  const found = await firstOf(filesAt(new URL(request.url).pathname), origin)
  const range = request.headers.get('range')
  if (found) return range === null ? found : part(found, range)

  if (request.mode === 'navigate') {
    const own = await firstOf(['404.html'], origin)
    return own ? new Response(own.body, { status: 404, headers: own.headers }) : missingPage(pathOf(request))
  }
  const headers = { 'content-type': 'text/plain;charset=utf-8', 'x-content-type-options': 'nosniff' }
  return new Response('File not found', { status: 404, headers })
}
