import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export interface ConnectionLimits {
  /** Open connections of one address. Null behind a proxy, from whose address all of them come. */
  readonly perAddress: number | null
  /** Open connections together. */
  readonly total: number
}

/** Milliseconds. How often connections whose time is over are looked for. */
export const checkingInterval = 5000
/** Milliseconds until the head of a request has come: a person's browser sends it in one piece. */
export const headersTimeout = 15_000

/** One address, or one that holds many open or sends slowly, leaves room for all others. */
export function limitConnections(server: Server, { perAddress, total }: ConnectionLimits): void {
  server.maxConnections = total
  if (perAddress === null) return
  const open = new Map<string, number>()

  server.on('connection', (socket: Socket) => {
    // Gone again already: it has no address any more, and holds nothing.
    const address = socket.remoteAddress
    if (address === undefined) return
    const count = (open.get(address) ?? 0) + 1
    if (count > perAddress) return void socket.destroy()
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
  })
}
