import { startHttpSession } from '@pergola/site/mcp-session'
import type { HttpSession } from '@pergola/site/mcp-session'
import type { AgentTabs } from './agent-tabs.ts'

interface KeyedSession {
  readonly key: string
  readonly session: HttpSession
}

/** More than this are not open at once: the oldest makes room, and its client starts again. */
const mostSessions = 64

/** What agents ask at `/mcp`, one session each. A session is bound to the tab whose key it was started with. */
export class AgentSessions {
  private readonly sessions = new Map<string, KeyedSession>()
  private readonly tabs: AgentTabs

  constructor(tabs: AgentTabs) {
    this.tabs = tabs
  }

  async answer(request: Request): Promise<Response> {
    const key = /^Bearer ([\w-]{20,100})$/.exec(request.headers.get('authorization') ?? '')?.[1]
    const id = request.headers.get('mcp-session-id')
    if (key === undefined) return refusal(401, 'The key that the tab of the editor shows is missing.')
    if (id !== null) {
      const known = this.sessions.get(id)
      // A session of another key is not told apart from none.
      return known?.key === key ? known.session.handle(request) : refusal(404, 'There is no such session. Start again.')
    }
    const tab = this.tabs.byKey(key)
    if (!tab) return refusal(401, 'No tab is connected with this key. Let an agent work in the editor, and connect it.')
    return this.start(key, tab.tools, request)
  }

  async close(): Promise<void> {
    for (const { session } of this.sessions.values()) await session.close()
    this.sessions.clear()
  }

  private async start(key: string, tools: Parameters<typeof startHttpSession>[0]['tools'], request: Request) {
    let id = ''
    const run = async (tool: string, input: unknown, client: string) =>
      (await this.tabs.byKey(key)?.call(tool, input, client)) ?? gone
    const session = await startHttpSession(
      { tools, run },
      {
        onStart: (started) => {
          id = started
          this.sessions.set(id, { key, session })
          this.makeRoom()
        },
        onEnd: () => void this.sessions.delete(id),
      },
    )
    return session.handle(request)
  }

  private makeRoom(): void {
    const [oldest] = this.sessions
    if (!oldest || this.sessions.size <= mostSessions) return
    this.sessions.delete(oldest[0])
    void oldest[1].session.close()
  }
}

const gone = {
  ok: false,
  code: 'tab-gone',
  message: 'The person stopped the agent or closed the tab. Nothing was done. Ask the person to connect it again.',
} as const

function refusal(status: number, message: string): Response {
  const headers = {
    'content-type': 'text/plain;charset=utf-8',
    ...(status === 401 && { 'www-authenticate': 'Bearer' }),
  }
  return new Response(`${message}\n`, { status, headers })
}
