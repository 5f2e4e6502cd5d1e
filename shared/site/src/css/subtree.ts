import type { CssChild, CssFields, CssNode, CssSubtree } from './css-node.ts'

const fieldNames = {
  comment: ['before', 'text'],
  declaration: ['before', 'property', 'between', 'value', 'valueText', 'importantText', 'end'],
  rule: ['before', 'selector', 'head', 'after', 'tail'],
  'at-rule': ['before', 'name', 'params', 'head', 'after', 'end'],
  root: ['before', 'after'],
} as const satisfies Record<CssNode['kind'], readonly string[]>

/** The named fields of a node, or all of them. */
export function readFields(node: CssNode, names: readonly string[] = fieldNames[node.kind]): CssFields {
  const all = node as unknown as Readonly<Record<string, string>>
  return Object.fromEntries(names.map((name) => [name, all[name] ?? '']))
}

export function writeFields(node: CssNode, fields: CssFields): void {
  Object.assign(node, fields)
}

export function toSubtree(node: CssChild): CssSubtree {
  const { kind, id } = node
  const fields = readFields(node)
  if (node.kind === 'comment' || node.kind === 'declaration' || node.children === null) return { kind, id, fields }
  return { kind, id, fields, children: node.children.map(toSubtree) }
}

export function fromSubtree({ kind, id, fields, children }: CssSubtree): CssChild {
  // Fields are what `readFields` took from a node of this kind.
  const bare = { kind, id, parent: null, ...fields }
  const block = kind === 'rule' || kind === 'at-rule' ? { children: children?.map(fromSubtree) ?? null } : {}
  return { ...bare, ...block } as unknown as CssChild
}
