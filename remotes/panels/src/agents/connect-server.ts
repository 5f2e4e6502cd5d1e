import { agentSocketPath, mcpPath, readServerSaying } from '@pergola/contracts/agents'
import type { TabAnswer, TabHello } from '@pergola/contracts/agents'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { AgentSession } from './agent-session.ts'
import { messages } from './messages.ts'
import { refuse } from './refuse.ts'

/** Milliseconds until the connection is tried again, and the most that grows to. */
const firstPause = 250
const longestPause = 10_000

export type ConnectionPhase = 'connecting' | 'connected' | 'missing'

/** The way of agents on this machine to this tab, by the server that the editor came from. */
export interface ServerConnection {
  readonly phase: StoreApi<ConnectionPhase>
  /** What a client of the Model Context Protocol is to be told. */
  readonly settings: string
}

const connections = new WeakMap<AgentSession, Promise<ServerConnection>>()

/** The connection of a session, which has one and one key, until the session ends. */
export function connectServer(session: AgentSession): Promise<ServerConnection> {
  const known = connections.get(session) ?? connect(session)
  connections.set(session, known)
  return known
}

async function connect(session: AgentSession): Promise<ServerConnection> {
  const key = base64url(crypto.getRandomValues(new Uint8Array(20)))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key)))
  const keyHash = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const phase = createStore<ConnectionPhase>(() => 'connecting')
  keepConnected(session, keyHash, phase)
  const server = {
    type: 'http',
    url: new URL(mcpPath, location.href).href,
    headers: { Authorization: `Bearer ${key}` },
  }
  return { phase, settings: JSON.stringify({ mcpServers: { pergola: server } }, null, 2) }
}

/** Connects, and again whenever the connection was lost, until the session ends. */
function keepConnected(session: AgentSession, keyHash: string, phase: StoreApi<ConnectionPhase>): void {
  let pause = firstPause
  let socket: WebSocket | null = null
  let timer = 0
  const open = () => {
    window.clearTimeout(timer)
    socket = socketOf(session, keyHash)
    socket.addEventListener('message', () => {
      pause = firstPause
      phase.setState('connected', true)
    })
    socket.addEventListener('close', () => {
      if (session.signal.aborted) return
      phase.setState('missing', true)
      timer = window.setTimeout(open, pause)
      pause = Math.min(pause * 2, longestPause)
    })
  }
  open()
  // A tab that slept should not wait for its turn.
  const wake = () => {
    if (!document.hidden && socket?.readyState === WebSocket.CLOSED) open()
  }
  document.addEventListener('visibilitychange', wake, { signal: session.signal })
  window.addEventListener('online', wake, { signal: session.signal })
  session.signal.addEventListener('abort', () => {
    window.clearTimeout(timer)
    socket?.close()
  })
}

function socketOf(session: AgentSession, keyHash: string): WebSocket {
  const address = new URL(agentSocketPath, location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  const socket = new WebSocket(address)
  const hello: TabHello = { hello: { keyHash, isReader: session.isReader } }
  socket.addEventListener('open', () => socket.send(JSON.stringify(hello)))
  socket.addEventListener('message', ({ data }) => void answer(socket, session, String(data)))
  return socket
}

async function answer(socket: WebSocket, session: AgentSession, text: string): Promise<void> {
  const said = readServerSaying(text)
  if (!said || 'ready' in said) return
  const tool = session.tools.find(({ name }) => name === said.tool)
  const given = tool
    ? await session.call(tool, said.input, said.client)
    : refuse('not-allowed', messages.notOffered(said.tool))
  const answered: TabAnswer = { id: said.id, answer: given }
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(answered))
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
