import type { IncomingMessage, ServerResponse } from 'node:http'
import { ShareRefusal } from './share-refusal.ts'

interface Refused {
  readonly error: unknown
  /** So much more is listened to. */
  readonly spare: number
}

/** Says why nothing was stored or given, to whoever is still there. */
export function answerRefusal(request: IncomingMessage, response: ServerResponse, { error, spare }: Refused) {
  const isGone = response.destroyed || (request.destroyed && !request.complete)
  const refusal = error instanceof ShareRefusal ? error : null
  if (!isGone && (!refusal || refusal.cause)) console.error('A share could not be stored or read:', error)
  if (isGone || response.headersSent) return void response.destroy()
  const status = refusal?.status ?? 500
  const wait = status === 429 ? { 'retry-after': '3600' } : {}
  response.writeHead(status, { 'content-type': 'text/plain;charset=utf-8', ...wait })
  response.end(refusal?.message ?? 'The store does not answer.')
  // A browser that is cut off while it sends hears no reason: what still comes is thrown away.
  let left = spare
  request.on('data', (piece: Buffer) => {
    left -= piece.length
    if (left < 0) request.destroy()
  })
}
