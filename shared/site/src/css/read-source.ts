import type { AtRule, ChildNode, Declaration, Root, Rule } from 'postcss'
import type { CssChild, CssNodeId, CssParent } from './css-node.ts'
import { parseWithPostcss } from './postcss-parser.ts'

/** Deeper than any sheet a person or a tool writes; keeps every walk over the tree within the stack. */
const deepest = 200

export interface ReadSource {
  readonly before: string
  readonly children: CssChild[]
  readonly after: string
}

/** Reads css into detached nodes with the ids `nextId` gives. Throws what postcss throws, and for a few reasons more. */
export function readSource(text: string, nextId: () => CssNodeId): ReadSource {
  // Whatever were put behind it would become a part of the escape.
  if (/(?:^|[^\\])(?:\\\\)*\\$/.test(text)) throw new Error('The text ends within an escape')
  const before = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  const root = parseWithPostcss(text)
  const reader = new SourceReader(nextId)
  return { before, children: reader.children(root, null, 0), after: root.raws.after ?? '' }
}

class SourceReader {
  private readonly nextId: () => CssNodeId

  constructor(nextId: () => CssNodeId) {
    this.nextId = nextId
  }

  children(from: Root | Rule | AtRule, parent: CssParent | null, depth: number): CssChild[] {
    if (depth > deepest) throw new Error('Blocks are nested too deeply')
    const ends = statementEnds(from)
    return (from.nodes ?? []).map((node, index) => {
      const child = this.child(node, ends[index] ?? '', depth)
      child.parent = parent
      return child
    })
  }

  private child(node: ChildNode, end: '' | ';', depth: number): CssChild {
    const id = this.nextId()
    const before = node.raws.before ?? ''
    if (node.type === 'comment') {
      const text = `/*${node.raws.left ?? ''}${node.text}${node.raws.right ?? ''}*/`
      return { kind: 'comment', id, parent: null, before, text }
    }
    if (node.type === 'decl') return readDeclaration(node, id, end)
    const after = node.raws.after ?? ''
    if (node.type === 'rule') {
      const head = rawOf(node.raws.selector, node.selector) + (node.raws.between ?? '')
      const tail = node.raws.ownSemicolon ?? ''
      const selector = node.selector.trim()
      const rule: CssChild = { kind: 'rule', id, parent: null, before, selector, head, children: [], after, tail }
      rule.children = this.children(node, rule, depth + 1)
      return rule
    }
    const { name, params } = node
    const head = `@${name}${node.raws.afterName ?? ''}${rawOf(node.raws.params, params)}${node.raws.between ?? ''}`
    const atRule: CssChild = {
      kind: 'at-rule',
      id,
      parent: null,
      before,
      name,
      params,
      head,
      children: null,
      after,
      end: node.nodes === undefined ? end : '',
    }
    if (node.nodes !== undefined) atRule.children = this.children(node, atRule, depth + 1)
    return atRule
  }
}

function readDeclaration(node: Declaration, id: number, end: '' | ';'): CssChild {
  // postcss moves the sign of `*zoom` into the white space.
  const sign = /[^\s;]+$/.exec(node.raws.before ?? '')?.[0] ?? ''
  const before = (node.raws.before ?? '').slice(0, (node.raws.before ?? '').length - sign.length)
  return {
    kind: 'declaration',
    id,
    parent: null,
    before,
    property: sign + node.prop,
    between: node.raws.between ?? '',
    value: node.value,
    valueText: rawOf(node.raws.value, node.value),
    importantText: node.important ? (node.raws.important ?? ' !important') : '',
    end,
  }
}

function rawOf(raw: { value: string; raw: string } | undefined, value: string): string {
  return raw !== undefined && raw.value === value ? raw.raw : value
}

/** postcss says once per block whether its last statement ends with a semicolon; here each statement knows. */
function statementEnds(block: Root | Rule | AtRule): ('' | ';')[] {
  const nodes = block.nodes ?? []
  let last = nodes.length - 1
  while (last > 0 && nodes[last]?.type === 'comment') last--
  return nodes.map((_node, index) => (index !== last || block.raws.semicolon === true ? ';' : ''))
}
