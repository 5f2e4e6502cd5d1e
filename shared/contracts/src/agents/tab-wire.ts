import * as v from 'valibot'
import type { AgentAnswer } from './agent-tool.ts'

/** Where a tab and its server meet, on the origin of the editor. */
export const agentSocketPath = '/agent-tab'
/** Where agents find the server, on the origin of the editor. */
export const mcpPath = '/mcp'

const name = v.pipe(v.string(), v.maxLength(200))
const answer = v.union([
  v.looseObject({ ok: v.literal(true) }),
  v.object({ ok: v.literal(false), code: v.string(), message: v.string() }),
])

/** What a tab says first. The key itself never leaves it but by the person's hand: the server knows its SHA-256. */
const tabHello = v.strictObject({
  hello: v.strictObject({ keyHash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), isReader: v.boolean() }),
})

/** What a tab answers a call with. */
const tabAnswer = v.strictObject({ id: v.number(), answer })

/** What the server says to a tab: that it is known, or a call. `client` is what the agent calls itself. */
const serverSaying = v.union([
  v.strictObject({ ready: v.literal(true) }),
  v.strictObject({ id: v.number(), client: name, tool: name, input: v.unknown() }),
])

export type TabHello = v.InferOutput<typeof tabHello>
export interface TabAnswer {
  readonly id: number
  readonly answer: AgentAnswer
}
export type ServerSaying = v.InferOutput<typeof serverSaying>

/** The first words of a tab; null for a text that is none. */
export const readTabHello = (text: string): TabHello | null => read(tabHello, text)

/** What a tab answers; null for a text that is no answer. */
export const readTabAnswer = (text: string): TabAnswer | null => read(tabAnswer, text) as TabAnswer | null

/** What the server says; null for a text that it does not say. */
export const readServerSaying = (text: string): ServerSaying | null => read(serverSaying, text)

function read<Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> | null {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text))
    return success ? output : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
