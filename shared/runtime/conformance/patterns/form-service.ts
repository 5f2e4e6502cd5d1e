import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FormService {
  /** Where a form is posted to: another origin than the page's. */
  readonly address: string
  readonly origin: string
  /** Bodies that came, in order. */
  readonly received: string[]
  /** What it answers from now on; `cut` ends the connection without an answer. */
  answer: number | 'cut'
  close(): void
}

/** A service that takes posts of forms from any origin, as those of the web do. */
export async function startFormService(): Promise<FormService> {
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => (body += part))
    request.on('end', () => {
      service.received.push(body)
      if (service.answer === 'cut') return request.socket.destroy()
      response.writeHead(service.answer, { 'access-control-allow-origin': '*', 'content-type': 'application/json' })
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const service: FormService = {
    address: `${origin}/in`,
    origin,
    received: [],
    answer: 200,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return service
}
