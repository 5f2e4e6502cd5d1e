import type { AgentTool } from './agent-tool.ts'
import { editTools } from './edit-tools.ts'
import { readTools } from './read-tools.ts'

/** Every tool that agents are offered. Never offered: publishing, sharing, deleting a project, trust, keys, settings. */
export const agentTools: readonly AgentTool[] = [...readTools, ...editTools]

/** Those of one place, in the order of the table. */
export function toolsAt(place: 'tab' | 'headless'): readonly AgentTool[] {
  return agentTools.filter((tool) => tool.place === 'both' || tool.place === place)
}
