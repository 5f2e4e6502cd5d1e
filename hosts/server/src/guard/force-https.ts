import type { RequestListener } from 'node:http'

/** `Strict-Transport-Security` with every answer. Browsers heed it only where it comes over https. */
export function forceHttps(handler: RequestListener, seconds: number | null): RequestListener {
  if (seconds === null) return handler
  return (request, response) => {
    response.setHeader('strict-transport-security', `max-age=${seconds}`)
    handler(request, response)
  }
}
