import type { RequestListener } from 'node:http'

/** Asked by whoever watches the server, under whatever name and for whatever type: before pages, and before names count. */
export function answerHealth(handler: RequestListener): RequestListener {
  return (request, response) => {
    if (request.url?.split('?')[0] !== '/healthz') return handler(request, response)
    response.writeHead(200, { 'content-type': 'text/plain;charset=utf-8', 'cache-control': 'no-store' })
    response.end(request.method === 'HEAD' ? '' : 'ok')
  }
}
