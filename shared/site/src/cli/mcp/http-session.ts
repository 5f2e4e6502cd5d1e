import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server'
import { toolServer } from './tool-server.ts'
import type { ServedTools } from './tool-server.ts'

export interface HttpSession {
  handle(request: Request): Promise<Response>
  close(): Promise<void>
}

interface SessionEvents {
  readonly onStart: (id: string) => void
  readonly onEnd: () => void
}

/** One agent's session over streamable HTTP: it has a server and a transport of its own, since neither can be shared. */
export async function startHttpSession(served: ServedTools, { onStart, onEnd }: SessionEvents): Promise<HttpSession> {
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: () => crypto.randomUUID(),
    onsessioninitialized: onStart,
    onsessionclosed: onEnd,
  })
  const server = toolServer(served)
  await server.connect(transport)
  return { handle: (request) => transport.handleRequest(request), close: () => server.close() }
}
