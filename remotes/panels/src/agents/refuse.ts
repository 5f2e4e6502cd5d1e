import type { AgentAnswer } from '@pergola/contracts/agents'

export function refuse(code: string, message: string): Extract<AgentAnswer, { ok: false }> {
  return { ok: false, code, message }
}
