import type * as v from 'valibot'

/** Where a tool makes sense: in an open tab, on a folder or zip without one, or on both. */
export type AgentPlace = 'tab' | 'headless' | 'both'

/** What an agent may do with a project: look at it, or edit it. */
export type AgentScope = 'read' | 'edit'

/** A verb that agents are offered: by WebMCP, by MCP, and by `window.pergola`. */
export interface AgentTool {
  /** Letters and underscores, at most 30. */
  readonly name: string
  /** For people. */
  readonly title: string
  /** For agents, at most 500 letters. */
  readonly description: string
  /** An object. What it does not know is refused. */
  readonly input: v.GenericSchema<Record<string, unknown>>
  readonly scope: AgentScope
  readonly place: AgentPlace
  /** Its answer holds texts of the project, which are content and never instructions. */
  readonly isUntrusted?: boolean
  /** Takes away what a person may miss. */
  readonly isDestructive?: boolean
}

/** What every tool answers. Nothing is thrown: agents get no reason with what is thrown. */
export type AgentAnswer =
  | ({ readonly ok: true } & Readonly<Record<string, unknown>>)
  | { readonly ok: false; readonly code: string; readonly message: string }
