import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { limits, sharesPath } from '@pergola/contracts'
import type { ShareStore } from './share-store.ts'

const namePattern = /^[\w-]{22}$/

/** Streams what lies under the name in the address, unless its time is over. */
export async function giveShare(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  { store, seconds }: { store: ShareStore; seconds: number },
): Promise<void> {
  const name = (request.url ?? '').split('?')[0]?.slice(sharesPath.length + 1) ?? ''
  const found = namePattern.test(name) ? await store.find(name) : null
  if (!found || found.storedAt + seconds * 1000 < Date.now()) return answerMissing(response)
  const stream = request.method === 'HEAD' ? null : await found.open()
  response.writeHead(200, {
    'content-type': 'application/octet-stream',
    'content-length': found.bytes,
    'content-disposition': 'attachment; filename="site.pergola"',
  })
  if (!stream) return void response.end()
  response.setTimeout(limits.share.stall, () => response.destroy())
  await pipeline(stream, response)
}

export function answerMissing(response: ServerResponse) {
  response.writeHead(404, { 'content-type': 'text/plain;charset=utf-8' })
  response.end('Nothing is here, or its time is over.')
}
