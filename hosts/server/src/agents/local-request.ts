import type { IncomingMessage } from 'node:http'

export interface Refusal {
  readonly status: 403 | 421
  readonly message: string
}

const ownAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const ownNames = new Set(['localhost', '127.0.0.1', '[::1]'])
const relayed = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/**
 * Why what asks is not to be let in to agents; null for programs of this machine and the editor's own page. A foreign name
 * that was pointed here is no name of ours, and a page of another origin says so itself: neither can leave that out.
 */
export function refusalOf({ headers, socket }: IncomingMessage): Refusal | null {
  const isLocal = ownAddresses.has(socket.remoteAddress ?? '') && !relayed.some((name) => name in headers)
  if (!isLocal) return { status: 403, message: 'Agents reach this server from its own machine only, without a proxy.' }
  const { host = '', origin } = headers
  const [, name = '', port = '80'] = /^(.+?)(?::(\d+))?$/.exec(host.toLowerCase()) ?? []
  if (!ownNames.has(name) || Number(port) !== socket.localPort)
    return { status: 421, message: 'Agents reach this server by localhost, 127.0.0.1 or [::1] and its port.' }
  if (origin !== undefined && origin !== `http://${host}`)
    return { status: 403, message: 'Pages of another origin cannot reach agents through this server.' }
  return null
}
