import type { IncomingMessage, RequestListener } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { AgentSessions } from './agent-sessions.ts'
import { AgentTabs } from './agent-tabs.ts'

/** Joins agents of this machine, which speak the Model Context Protocol, to the tabs that people connected. */
export class AgentBridge {
  private readonly tabs = new AgentTabs()
  private readonly sessions = new AgentSessions(this.tabs)
  /** Answers an agent. */
  readonly answer: RequestListener = getRequestListener((request) => this.sessions.answer(request))

  /** Takes the connection of a tab. */
  connect(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.tabs.connect(request, socket, head)
  }

  async close(): Promise<void> {
    this.tabs.close()
    await this.sessions.close()
  }
}
