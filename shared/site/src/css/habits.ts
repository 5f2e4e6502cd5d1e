import type { CssChild, CssNode, CssParent } from './css-node.ts'
import type { SourceSheet } from './css-sheet.ts'
import { isBlock } from './css-sheet.ts'

/** How the author writes, so that what we add looks like the rest. */
export interface Habits {
  readonly newline: string
  /** One level of indentation. */
  readonly indent: string
  /** Between property and value. */
  readonly colon: string
  /** Everything on one line, as a minifier writes. */
  readonly compact: boolean
}

/** As many nodes as tell how a sheet is written. */
const sample = 400

export function habitsOf(sheet: SourceSheet): Habits {
  const nodes = firstNodes(sheet)
  const gaps = nodes.map(({ before }) => before).join('')
  const declaration = nodes.find(({ kind }) => kind === 'declaration')
  const colon = declaration?.kind === 'declaration' ? /^\s*:\s*$/.exec(declaration.between)?.[0] : undefined
  // One rule alone has nothing to stand on a line with: only what it leaves out says that nobody is to read it.
  const isAlone = sheet.root.children.filter(isBlock).length < 2
  const compact = declaration !== undefined && !gaps.includes('\n') && !(isAlone && /\s/.test(gaps))
  return { newline: gaps.includes('\r\n') ? '\r\n' : '\n', indent: indentOf(nodes), colon: colon ?? ': ', compact }
}

function firstNodes(sheet: SourceSheet): CssChild[] {
  const nodes: CssChild[] = []
  const visit = (parent: CssParent) => {
    for (const child of parent.children ?? []) {
      if (nodes.length >= sample) return
      nodes.push(child)
      if (isBlock(child)) visit(child)
    }
  }
  visit(sheet.root)
  return nodes
}

function indentOf(nodes: readonly CssChild[]): string {
  for (const node of nodes) {
    const { parent } = node
    if (parent === null || parent.kind === 'root' || !node.before.includes('\n')) continue
    const own = indentation(node)
    const outer = indentation(parent)
    if (own.length > outer.length && own.startsWith(outer)) return own.slice(outer.length)
  }
  return '  '
}

/** White space between the start of the line and a node. */
export function indentation(node: CssNode): string {
  if (node.kind === 'root') return ''
  return /[^\n;]*$/.exec(node.before)?.[0] ?? ''
}

/** Where the children of a block stand. */
export function innerIndentation(block: CssNode, habits: Habits): string {
  return block.kind === 'root' ? '' : indentation(block) + habits.indent
}
