import { readTabAnswer, toolsAt } from '@pergola/contracts/agents'
import type { AgentAnswer, AgentTool, ServerSaying } from '@pergola/contracts/agents'
import type { WebSocket } from 'ws'

/** Milliseconds. Longer than a person's browser needs for a page of thousands of elements. */
const longestCall = 30_000

const refused = (code: string, message: string): AgentAnswer => ({ ok: false, code, message })
const goneMessage =
  'The tab of the editor is closed or not connected. Whether this call was done is not known: look before you repeat it.'
const silentMessage = `The tab did not answer for ${longestCall / 1000} seconds; it may be asleep. Ask the person to show it, then look at what was done.`

/** A tab that a person connected: what it offers, and the calls that it has not answered yet. */
export class AgentTab {
  readonly tools: readonly AgentTool[]
  private readonly socket: WebSocket
  private readonly waiting = new Map<number, (answer: AgentAnswer) => void>()
  private last = 0

  constructor(socket: WebSocket, isReader: boolean) {
    this.socket = socket
    this.tools = toolsAt('tab').filter(({ scope }) => !isReader || scope === 'read')
    socket.on('message', (data) => this.take(String(data)))
    socket.on('close', () => this.end())
    this.say({ ready: true })
  }

  call(tool: string, input: unknown, client: string): Promise<AgentAnswer> {
    if (this.socket.readyState !== this.socket.OPEN) return Promise.resolve(refused('tab-gone', goneMessage))
    const id = ++this.last
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.settle(id, refused('tab-silent', silentMessage)), longestCall)
      this.waiting.set(id, (answer) => {
        clearTimeout(timer)
        resolve(answer)
      })
      this.say({ id, client, tool, input })
    })
  }

  close(): void {
    this.socket.terminate()
  }

  private say(saying: ServerSaying): void {
    this.socket.send(JSON.stringify(saying))
  }

  private take(text: string): void {
    const said = readTabAnswer(text)
    // It is no tab of ours that speaks otherwise.
    if (!said) return void this.socket.close(1008, 'Not an answer')
    this.settle(said.id, said.answer)
  }

  private settle(id: number, answer: AgentAnswer): void {
    const settle = this.waiting.get(id)
    this.waiting.delete(id)
    settle?.(answer)
  }

  private end(): void {
    for (const id of this.waiting.keys()) this.settle(id, refused('tab-gone', goneMessage))
  }
}
