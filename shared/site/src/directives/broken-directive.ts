import { splitDirective } from './directive-name.ts'
import { isStatements } from './expression.ts'
import { parseLoop } from './loop.ts'

/** Their values are names, or none. */
const plain: ReadonlySet<string> = new Set(['else', 'once', 'pre', 'cloak', 'view', 'ref'])

/**
 * Whether no engine can read a directive: brackets or strings that do not close, an operator that waits. Some wrong texts
 * pass; of those only the running page knows.
 */
export function isBrokenDirective(name: string, value: string): boolean {
  const kind = splitDirective(name)?.kind
  if (kind === undefined || plain.has(kind) || value.trim() === '') return false
  if (kind !== 'for') return !isStatements(value)
  const loop = parseLoop(value)
  return loop === null || !isStatements(loop.array)
}
