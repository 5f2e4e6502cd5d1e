import * as v from 'valibot'
import type { AgentTool } from './agent-tool.ts'

/** Why a tool cannot take an input, in words for the agent; null when it can. */
export function inputIssue({ name, input }: AgentTool, given: unknown): string | null {
  const { issues } = v.safeParse(input, given)
  if (!issues) return null
  const said = issues.slice(0, 6).map((issue) => `${v.getDotPath(issue) ?? 'input'}: ${issue.message}`)
  return `${name} cannot take this input. ${said.join('; ')}.`
}
