import type { IncomingMessage } from 'node:http'

/** The address somebody asks from; behind a proxy of ours the last one it has noted, which no visitor can forge. */
export function visitorOf(request: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim()
  return (isBehindProxy && forwarded) || (request.socket.remoteAddress ?? '')
}
