import type { IncomingMessage } from 'node:http'

const hostName = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])$/i
/** The names below localhost are this machine too, in every browser of today; each is the origin of a project. */
const belowLocalhost = /^[a-z0-9-]+\.localhost$/i

/** The name under which this request reached us; whoever lies about it gets an answer made for the lie only. */
function nameIn(request: IncomingMessage): string {
  const name = (request.headers.host ?? '').replace(/:\d+$/, '')
  if (belowLocalhost.test(name)) return 'localhost'
  return hostName.test(name) ? name : 'localhost'
}

/** The origin next door: same name, be it localhost, 127.0.0.1 or a name in the local network; other port. */
export function siblingOrigin(request: IncomingMessage, port: number): string {
  return new URL(`http://${nameIn(request)}:${port}`).origin
}

/** One origin for each project, where the name the person typed has names below it without further ado. */
export function siblingProjectOrigins(request: IncomingMessage, port: number): string | null {
  return nameIn(request) === 'localhost' ? `http://*.localhost:${port}` : null
}
