import { standardInput, toolsAt } from '@pergola/contracts/agents'
import type { AgentAnswer, AgentTool } from '@pergola/contracts/agents'
import { McpServer } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import type { HeadlessSite } from './headless-site.ts'
import { messages } from './messages.ts'

/** Offers a site over standard input and output until the function that it gives is called. */
export function serveSite(site: HeadlessSite): () => Promise<void> {
  const handle = serveStdio(() => serverOf(site))
  return () => handle.close()
}

function serverOf(site: HeadlessSite): McpServer {
  const server = new McpServer({ name: 'pergola', version: '0.1.0' }, { instructions: messages.instructions })
  for (const tool of toolsAt('headless')) {
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
    server.registerTool(tool.name, config, async (input) => inWords(tool, await site.run(tool.name, input)))
  }
  addResources(server, site)
  addPrompts(server)
  return server
}

const text = (words: string) => ({ type: 'text', text: words }) as const

function inWords({ isUntrusted }: AgentTool, answer: AgentAnswer) {
  const said = text(JSON.stringify(answer))
  return { content: isUntrusted && answer.ok ? [text(messages.notice), said] : [said], isError: !answer.ok }
}

function addResources(server: McpServer, site: HeadlessSite): void {
  const resources = { pages: 'list_pages', tokens: 'list_tokens', files: 'list_files' } as const
  for (const [name, tool] of Object.entries(resources)) {
    const address = `pergola://site/${name}`
    server.registerResource(name, address, { mimeType: 'application/json' }, async () => ({
      contents: [{ uri: address, mimeType: 'application/json', text: JSON.stringify(await site.run(tool, {})) }],
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
