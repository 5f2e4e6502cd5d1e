import { parse } from 'acorn'
import type { Expression, Node } from 'acorn'
import { bindPattern, compileNode, Unsupported } from './compile-expression.ts'
import type { Scope } from './compile-expression.ts'

export type { Scope } from './compile-expression.ts'

export interface ReadExpression {
  /** Names that it takes from around it. */
  readonly free: ReadonlySet<string>
  /** Null for what the build does not work out, such as an assignment or a call of the page's own functions. */
  readonly evaluate: ((scope: Scope) => unknown) | null
}

/** An expression of a directive; null for a text that is none. Nothing of it runs as code: it is read and worked out. */
export function readExpression(text: string): ReadExpression | null {
  const tree = treeOf(text)
  if (!tree) return null
  const free = new Set<string>()
  try {
    return { evaluate: compileNode(tree, { free, bound: new Set() }), free }
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error
    return { evaluate: null, free: new Set(text.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu) ?? []) }
  }
}

function treeOf(text: string): Expression | null {
  try {
    const [statement, ...more] = parse(`(${text}\n)`, { ecmaVersion: 2024 }).body
    return statement?.type === 'ExpressionStatement' && more.length === 0 ? statement.expression : null
  } catch {
    return null // No expression: the page says so by itself.
  }
}

/** What a loop calls its entry, as a function that writes the names into a scope; null for what cannot be. */
export function readPattern(
  text: string,
): { names: readonly string[]; bind(scope: Scope, value: unknown): void } | null {
  const tree = treeOf(`(${text}) => 0`)
  const arrow: Node | undefined = tree?.type === 'ArrowFunctionExpression' ? tree.params[0] : undefined
  if (!arrow) return null
  try {
    const names: string[] = []
    const bind = bindPattern(arrow, names)
    return { names, bind }
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error
    return null
  }
}
