import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { limits, sharesPath } from '@pergola/contracts'
import type { ShareStore, StoredShare } from './share-store.ts'

/** What a browser is told of a share, by us or by the store: a file to keep, nothing to show. */
export const shareType = 'application/octet-stream'
export const shareDisposition = 'attachment; filename="site.pergola"'

const namePattern = /^[\w-]{22}$/

/** Streams what lies under the name in the address, or sends on to where it lies, unless its time is over. */
export async function giveShare(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  { store, seconds }: { store: ShareStore; seconds: number },
): Promise<void> {
  const found = await findShare(store, { id: idIn(request), seconds })
  if (!found) return answerMissing(response)
  if (found.address && request.method === 'GET') {
    response.writeHead(307, { location: await found.address() })
    return void response.end()
  }
  const stream = request.method === 'HEAD' ? null : await found.open()
  response.writeHead(200, {
    'content-type': shareType,
    'content-length': found.bytes,
    'content-disposition': shareDisposition,
  })
  if (!stream) return void response.end()
  response.setTimeout(limits.share.stall, () => response.destroy())
  await pipeline(stream, response)
}

export const idIn = (request: IncomingMessage) => (request.url ?? '').split('?')[0]?.slice(sharesPath.length + 1) ?? ''

/** Null when nothing has that name, or its time is over. */
export async function findShare(
  store: ShareStore,
  { id, seconds }: { id: string; seconds: number },
): Promise<StoredShare | null> {
  const found = namePattern.test(id) ? await store.find(id) : null
  return found && found.storedAt + seconds * 1000 >= Date.now() ? found : null
}

export function answerMissing(response: ServerResponse) {
  response.writeHead(404, { 'content-type': 'text/plain;charset=utf-8' })
  response.end('Nothing is here, or its time is over.')
}
