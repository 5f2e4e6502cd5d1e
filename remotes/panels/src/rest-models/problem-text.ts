import type { AnswerProblem } from './ask-server.ts'
import { messages } from './messages.ts'

/** What an answer that could not be used means, and where it helps what to do. */
export function problemText({ kind, status }: Pick<AnswerProblem, 'kind' | 'status'>): string {
  if (kind !== 'status') return messages.problems[kind]
  return [messages.answeredWith(status), adviceOn(Number.parseInt(status, 10))].filter(Boolean).join(' ')
}

function adviceOn(code: number): string | undefined {
  return messages.advice[code] ?? (code >= 500 ? messages.serverFault : undefined)
}
