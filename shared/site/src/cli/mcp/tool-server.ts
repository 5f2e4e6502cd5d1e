import { standardInput } from '@pergola/contracts/agents'
import type { AgentAnswer, AgentTool } from '@pergola/contracts/agents'
import { McpServer } from '@modelcontextprotocol/server'
import { messages } from './messages.ts'

export interface ServedTools {
  readonly tools: readonly AgentTool[]
  /** Runs a tool; `client` is what the agent calls itself. Never rejects. */
  run(name: string, input: unknown, client: string): Promise<AgentAnswer>
}

/** The tools, resources and prompts of one site, as the Model Context Protocol has them. Wherever the site is, they are the same. */
export function toolServer(served: ServedTools): McpServer {
  const server = new McpServer({ name: 'pergola', version: '0.1.0' }, { instructions: messages.instructions })
  const run = (name: string, input: unknown) =>
    served.run(name, input, server.server.getClientVersion()?.name.slice(0, 80) ?? '')
  for (const tool of served.tools) {
    const config = {
      title: tool.title,
      description: tool.description,
      inputSchema: standardInput(tool),
      annotations: {
        readOnlyHint: tool.scope === 'read',
        ...(tool.scope === 'edit' && { destructiveHint: tool.isDestructive === true }),
        openWorldHint: false,
      },
    }
    server.registerTool(tool.name, config, async (input) => inWords(tool, await run(tool.name, input)))
  }
  addResources(server, run)
  addPrompts(server)
  return server
}

const text = (words: string) => ({ type: 'text', text: words }) as const

function inWords({ isUntrusted }: AgentTool, answer: AgentAnswer) {
  const picture = answer.ok ? pictureIn(answer) : null
  const said = picture ?? text(JSON.stringify(answer))
  return { content: isUntrusted && answer.ok ? [text(messages.notice), said] : [said], isError: !answer.ok }
}

/** Agents see pictures that are given as such, and read addresses of data as texts, at a price. */
function pictureIn({ picture }: Readonly<Record<string, unknown>>) {
  const parts = typeof picture === 'string' ? /^data:(image\/[\w+.-]+);base64,(.+)$/.exec(picture) : null
  return parts ? ({ type: 'image', mimeType: parts[1] ?? '', data: parts[2] ?? '' } as const) : null
}

function addResources(server: McpServer, run: (name: string, input: unknown) => Promise<AgentAnswer>): void {
  const resources = { pages: 'list_pages', tokens: 'list_tokens', files: 'list_files' } as const
  for (const [name, tool] of Object.entries(resources)) {
    const address = `pergola://site/${name}`
    server.registerResource(name, address, { mimeType: 'application/json' }, async () => ({
      contents: [{ uri: address, mimeType: 'application/json', text: JSON.stringify(await run(tool, {})) }],
    }))
  }
}

const asUser = (words: string) => ({ messages: [{ role: 'user', content: text(words) } as const] })

function addPrompts(server: McpServer): void {
  server.registerPrompt('build_landing_page', { title: 'Build a landing page' }, () =>
    asUser(messages.landingPage('what the person says next')),
  )
  server.registerPrompt('make_accessible', { title: 'Make this accessible' }, () => asUser(messages.accessible))
}
