import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a host answers a request with; null: the connection is cut after a part of the answer. */
interface Fault {
  readonly when: RegExp
  readonly status: number | 'cut'
  readonly headers?: Readonly<Record<string, string>>
}

export interface FakeHost {
  readonly origin: string
  /** Method and path of every request. */
  readonly asked: string[]
  /** Each is used once, by the first request that fits. */
  readonly faults: Fault[]
  stop(): void
}

export type Answer = (asked: { method: string; path: string; body: Buffer }) => {
  status: number
  value?: unknown
  raw?: Buffer
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function breakOff(response: ServerResponse) {
  response.writeHead(200, { 'content-length': '1000' })
  response.write('{"sha":', () => response.destroy())
}

/** A host of tests, with the faults that a test wants. */
export async function startHost(token: string, answer: Answer): Promise<FakeHost> {
  const asked: string[] = []
  const faults: Fault[] = []
  const server = createServer(async (request, response) => {
    const { method = 'GET', url: path = '/' } = request
    const body = await bodyOf(request)
    asked.push(`${method} ${path}`)
    const fault = faults.find(({ when }) => when.test(`${method} ${path}`))
    if (fault) {
      faults.splice(faults.indexOf(fault), 1)
      if (fault.status === 'cut') return breakOff(response)
      response.writeHead(fault.status, fault.headers)
      return void response.end('{"message":"as the test wants it"}')
    }
    const isKnown = request.headers.authorization === `Bearer ${token}`
    const { status, value, raw } = isKnown ? answer({ method, path, body }) : { status: 401, value: { message: 'Bad' } }
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(raw ?? JSON.stringify(value ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, faults, stop }
}
