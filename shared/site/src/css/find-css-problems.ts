import { lexer } from 'css-tree'
import { parse } from 'postcss'
import type { CssSyntaxError, Declaration } from 'postcss'

export interface SheetProblem {
  /** Offsets in the text. */
  readonly from: number
  readonly to: number
  readonly severity: 'error' | 'warning'
  readonly message: string
  /** The property nobody here knows; the browser may. */
  readonly property?: string
}

const most = 200

/** Where a sheet cannot be read, and the properties that are in no specification known here. */
export function findCssProblems(css: string): readonly SheetProblem[] {
  const problems: SheetProblem[] = []
  try {
    parse(css).walkDecls((declaration) => {
      if (isKnown(declaration)) return
      const { prop } = declaration
      const from = declaration.source?.start?.offset ?? 0
      problems.push({
        from,
        to: from + prop.length,
        severity: 'warning',
        message: `Unknown property ${prop}`,
        property: prop,
      })
    })
  } catch (error) {
    const { reason, line = 1, column = 1 } = error as CssSyntaxError
    const from = Math.min(offsetOf(css, line, column), css.length)
    return [{ from, to: Math.min(from + 1, css.length), severity: 'error', message: reason }]
  }
  return problems.slice(0, most)
}

/** At-rules that hold rules; the others hold descriptors of their own. */
const grouping = /^(?:media|supports|layer|container|scope|starting-style|nest|document)$/i

/** Custom properties, prefixes and old hacks are nobody's mistake. */
function isKnown({ prop, parent }: Declaration): boolean {
  if (parent?.type === 'atrule' && !grouping.test((parent as { name?: string }).name ?? '')) return true
  return /^[-*_$]/.test(prop) || lexer.getProperty(prop, false) !== null
}

function offsetOf(text: string, line: number, column: number): number {
  let start = 0
  for (let at = 1; at < line; at++) start = text.indexOf('\n', start) + 1
  return start + column - 1
}
