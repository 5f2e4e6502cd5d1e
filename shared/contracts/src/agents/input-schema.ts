import { toJsonSchema, toStandardJsonSchema } from '@valibot/to-json-schema'
import type { AgentTool } from './agent-tool.ts'

const config = { typeMode: 'input', errorMode: 'ignore' } as const

/** What a tool takes, as JSON schema. */
export function inputSchemaOf({ input }: AgentTool): Record<string, unknown> {
  const { $schema: _schema, ...schema } = toJsonSchema(input, config)
  return schema
}

/** What a tool takes, as a schema of the MCP library: it checks inputs by it and lists it. */
export function standardInput({ input }: AgentTool) {
  return toStandardJsonSchema(input)
}
