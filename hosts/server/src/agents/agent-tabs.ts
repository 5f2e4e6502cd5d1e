import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { readTabHello } from '@pergola/contracts/agents'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'
import { AgentTab } from './agent-tab.ts'

/** Bytes. A picture of a page is the most that a tab sends. */
const longestMessage = 32 * 1024 * 1024
/** More than this are never worked in at once, and each holds memory. */
const mostTabs = 64

/** The tabs that are connected, by the SHA-256 of their keys. */
export class AgentTabs {
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: longestMessage })
  private readonly tabs = new Map<string, AgentTab>()

  /** Takes the connection of a tab, whose first words are to be its key's hash. */
  connect(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.sockets.handleUpgrade(request, socket, head, (connection) => {
      connection.on('error', () => connection.terminate())
      connection.once('message', (data) => this.welcome(connection, String(data)))
    })
  }

  byKey(key: string): AgentTab | null {
    return this.tabs.get(createHash('sha256').update(key).digest('hex')) ?? null
  }

  close(): void {
    for (const client of this.sockets.clients) client.terminate()
    this.sockets.close()
  }

  private welcome(connection: WebSocket, text: string): void {
    const said = readTabHello(text)
    if (!said || this.tabs.size >= mostTabs) return void connection.close(1008, 'Not a tab, or too many')
    const { keyHash, isReader } = said.hello
    // A tab that comes again before its old connection is known to be dead.
    this.tabs.get(keyHash)?.close()
    const tab = new AgentTab(connection, isReader)
    this.tabs.set(keyHash, tab)
    connection.on('close', () => {
      if (this.tabs.get(keyHash) === tab) this.tabs.delete(keyHash)
    })
  }
}
