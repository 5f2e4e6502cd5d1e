import type { IncomingMessage } from 'node:http'

const hostName = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])$/i

/** The name under which this request reached us; whoever lies about it gets an answer made for the lie only. */
function nameIn(request: IncomingMessage): string {
  const name = (request.headers.host ?? '').replace(/:\d+$/, '')
  return hostName.test(name) ? name : 'localhost'
}

/**
 * The origin next door: same name, other port. Storage of the sandbox is kept per site, so the two must share the
 * name that the person typed, be it localhost, 127.0.0.1 or a name in the local network.
 */
export function siblingOrigin(request: IncomingMessage, port: number): string {
  return new URL(`http://${nameIn(request)}:${port}`).origin
}
