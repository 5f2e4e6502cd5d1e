import { lexer, parse as parseValue } from 'css-tree'
import { parse } from 'postcss'
import type { AtRule, CssSyntaxError, Declaration } from 'postcss'

export interface SheetProblem {
  /** Offsets in the text. */
  readonly from: number
  readonly to: number
  readonly severity: 'error' | 'warning'
  readonly message: string
  /** The property nobody here knows, or that has not the value; the browser may know better. */
  readonly property?: string
  readonly value?: string
}

const most = 200

/** Where a sheet cannot be read, and the properties and values that are in no specification known here. */
export function findCssProblems(css: string): readonly SheetProblem[] {
  const problems: SheetProblem[] = []
  try {
    parse(css).walk((node) => {
      const problem =
        node.type === 'decl' ? declarationProblem(node) : node.type === 'atrule' ? openBracket(node) : null
      if (problem) problems.push(problem)
    })
  } catch (error) {
    const { reason, line = 1, column = 1 } = error as CssSyntaxError
    const from = Math.min(offsetOf(css, line, column), css.length)
    return [{ from, to: Math.min(from + 1, css.length), severity: 'error', message: reason }]
  }
  return problems.slice(0, most)
}

function declarationProblem(declaration: Declaration): SheetProblem | null {
  if (isFreeForm(declaration)) return null
  const { prop: property, value } = declaration
  const from = declaration.source?.start?.offset ?? 0
  const place = { from, to: from + property.length, severity: 'warning' as const }
  if (lexer.getProperty(property, false) === null)
    return { ...place, message: `Unknown property ${property}`, property }
  if (value === '') return { ...place, message: `${property} has no value` }
  return isValue(property, value)
    ? null
    : { ...place, message: `Unknown value of ${property}: ${value}`, property, value }
}

/** What cannot be read here, such as a variable or a hack, is not judged. */
function isValue(property: string, value: string): boolean {
  try {
    return lexer.matchProperty(property, parseValue(value, { context: 'value' })).error?.name !== 'SyntaxMatchError'
  } catch {
    return true
  }
}

/** A browser looks for the end of the bracket in all that follows, and so passes over it. */
function openBracket({ name, params, source }: AtRule): SheetProblem | null {
  const bare = params.replaceAll(/\\.|"[^"]*"|'[^']*'|\/\*.*?\*\//gs, '')
  if (bare.split('(').length <= bare.split(')').length) return null
  const from = source?.start?.offset ?? 0
  return { from, to: from + name.length + 1, severity: 'error', message: `A bracket of @${name} is never closed` }
}

/** At-rules that hold rules; the others hold descriptors of their own. */
const grouping = /^(?:media|supports|layer|container|scope|starting-style|nest|document)$/i

/** Custom properties, prefixes and old hacks are nobody's mistake. */
function isFreeForm({ prop, parent }: Declaration): boolean {
  if (parent?.type === 'atrule' && !grouping.test((parent as { name?: string }).name ?? '')) return true
  return /^[-*_$]/.test(prop)
}

function offsetOf(text: string, line: number, column: number): number {
  let start = 0
  for (let at = 1; at < line; at++) start = text.indexOf('\n', start) + 1
  return start + column - 1
}
