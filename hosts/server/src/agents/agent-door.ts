import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { agentSocketPath, mcpPath } from '@pergola/contracts/agents'
import type { AgentBridge } from './agent-bridge.ts'
import { refusalOf } from './local-request.ts'

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?')[0]

/** Where agents and tabs come in. What serves them is loaded when the first of them does. */
export class AgentDoor {
  private bridge: Promise<AgentBridge> | null = null

  /** Answers what agents ask, and leaves everything else to the suite. */
  around(suite: RequestListener): RequestListener {
    return (request, response) => {
      if (pathOf(request) === mcpPath) void this.answer(request, response)
      else suite(request, response)
    }
  }

  /** Lets tabs in by the server. */
  open(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy())
      // Sockets know no rule of origins but ours: what names no origin is no page.
      const isTab = pathOf(request) === agentSocketPath && request.headers.origin !== undefined
      if (isTab && refusalOf(request) === null) return void this.connect(request, socket, head)
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
    })
  }

  async close(): Promise<void> {
    await (await this.bridge)?.close()
  }

  private loaded(): Promise<AgentBridge> {
    return (this.bridge ??= import('./agent-bridge.ts').then((code) => new code.AgentBridge()))
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refusal = refusalOf(request)
    if (!refusal) return (await this.loaded()).answer(request, response)
    response.writeHead(refusal.status, { 'content-type': 'text/plain;charset=utf-8', 'cache-control': 'no-store' })
    response.end(`${refusal.message}\n`)
  }

  private async connect(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const bridge = await this.loaded()
    bridge.connect(request, socket, head)
  }
}
