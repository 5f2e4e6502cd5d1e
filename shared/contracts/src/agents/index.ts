export type { AgentAnswer, AgentPlace, AgentScope, AgentTool } from './agent-tool.ts'
export { agentTools, toolsAt } from './tool-table.ts'
export { inputIssue } from './input-issue.ts'
export { inputSchemaOf, standardInput } from './input-schema.ts'
