import { inputSchemaOf } from '@pergola/contracts/agents'
import type { AgentTool } from '@pergola/contracts/agents'
import type { AgentSession } from './agent-session.ts'

/** What browsers with WebMCP have. */
export interface ModelContext {
  registerTool(tool: OfferedTool, options: { readonly signal: AbortSignal }): Promise<void>
}

interface OfferedTool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: object
  readonly annotations: Readonly<Record<string, boolean>>
  execute(input: unknown, options?: { readonly signal?: AbortSignal }): Promise<unknown>
}

/** Null in browsers that offer no tools of pages. */
export function modelContext(): ModelContext | null {
  return (document as { modelContext?: ModelContext }).modelContext ?? null
}

/** Offers what is allowed to agents of this browser, until the session ends. */
export async function offerTools(context: ModelContext, session: AgentSession): Promise<void> {
  for (const tool of session.tools) await context.registerTool(offered(tool, session), { signal: session.signal })
}

function offered(tool: AgentTool, session: AgentSession): OfferedTool {
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: inputSchemaOf(tool),
    annotations: {
      readOnlyHint: tool.scope === 'read',
      untrustedContentHint: tool.isUntrusted === true,
      ...(tool.isDestructive && { consequentialHint: true }),
    },
    // The browser checks no input, makes a text of the answer and loses the reason of what is thrown.
    execute: (input) => session.call(tool, input),
  }
}
