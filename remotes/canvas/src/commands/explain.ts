import type { Outcome } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { messages } from './messages.ts'

/** Says why something was refused; `reason` where the command knows better than the failure does, unless that says more. */
export function explain<Value, Failure extends string>(
  { services }: CanvasCore,
  outcome: Outcome<Value, Failure>,
  reason: string = messages.refusals['not-allowed'],
): Outcome<Value, Failure> {
  if (outcome.ok) return outcome
  const known: Readonly<Record<string, string>> = { ...messages.refusals, 'not-allowed': outcome.detail ?? reason }
  services.toasts.warning(known[outcome.failure] ?? reason)
  return outcome
}

/** The same for what was put in from the clipboard, by whichever way. */
export function explainPaste<Value, Failure extends string>(
  core: CanvasCore,
  outcome: Outcome<Value, Failure>,
): Outcome<Value, Failure> {
  return explain(core, outcome, messages.cannotPaste)
}
