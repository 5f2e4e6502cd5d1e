import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isIP } from 'node:net'

/** The name in the `Host` header without its port; IPv6 without its brackets. */
function nameIn(request: IncomingMessage): string {
  const host = request.headers.host ?? ''
  return host
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase()
}

/** This machine, and addresses that are no names: nobody can point a name of theirs at us by them. */
const isOwn = (name: string) => name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0

/** Names of origins; a star stands for one label, as in `https://*.preview.example.org`. */
function patternOf(origin: string): RegExp {
  const name = new URL(origin.replace('://*.', '://star.')).hostname
  const isFamily = origin.includes('://*.')
  const literal = name.replace(/^star\./, '').replaceAll('.', String.raw`\.`)
  return new RegExp(`^${isFamily ? String.raw`[a-z0-9-]+\.` : ''}${literal}$`)
}

function refuse(response: ServerResponse, name: string, setting: string): void {
  const shown = /^[\w.-]{1,253}$/.test(name) ? name : 'this name'
  response.writeHead(421, { 'content-type': 'text/plain;charset=utf-8', 'cache-control': 'no-store' })
  response.end(`This server does not answer for ${shown}. Whoever runs it names its addresses in ${setting}.\n`)
}

/**
 * Answers only for the names it was told of, so that a foreign name that points here is no origin of ours. Without any
 * name told it answers for all: then nobody has said where it stands.
 */
export function checkHost(handler: RequestListener, origins: readonly string[], setting: string): RequestListener {
  if (origins.length === 0) return handler
  const patterns = origins.map(patternOf)
  return (request, response) => {
    const name = nameIn(request)
    if (isOwn(name) || patterns.some((pattern) => pattern.test(name))) return handler(request, response)
    refuse(response, name, setting)
  }
}
