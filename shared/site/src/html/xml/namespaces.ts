import { documentOrder } from '../measure.ts'
import type { SourceTree } from '../source-tree.ts'
import { tagNameEnd } from '../start-tag.ts'
import type { Journal } from '../steps.ts'
import type { TreeNode } from '../tree-node.ts'
import { scopeIn } from './scope.ts'
import { writeAttributes } from './xml-tags.ts'
import { splitName, uriOf, uris } from './xml-names.ts'

/** What a subtree needs declared around it: the namespace each prefix has in it. */
function neededBy(tree: SourceTree, root: TreeNode): ReadonlyMap<string, string> {
  const needed = new Map<string, string>()
  const inside = new Map<TreeNode, ReadonlySet<string>>()
  for (const node of documentOrder(tree, root)) {
    const holder = node === root ? undefined : tree.holder(node)
    const outer = (holder && inside.get(holder)) ?? new Set<string>()
    const own = declaredBy(node)
    const declared = own.length > 0 ? new Set([...outer, ...own]) : outer
    inside.set(node, declared)
    if (node.kind !== 'element') continue
    const need = (prefix: string, uri: string) => {
      if (prefix !== 'xml' && !declared.has(prefix) && !needed.has(prefix)) needed.set(prefix, uri)
    }
    need(prefixOf(node), uriOf(node))
    for (const { name, namespace } of node.attributes) {
      if (namespace !== undefined && namespace !== uris.xmlns) need(splitName(name)[0], namespace)
    }
  }
  return needed
}

function declaredBy({ attributes }: TreeNode): string[] {
  return attributes.flatMap(({ name, namespace }) =>
    namespace === uris.xmlns ? [name === 'xmlns' ? '' : splitName(name)[1]] : [],
  )
}

/** The prefix an element is written with. */
export function prefixOf({ open }: TreeNode): string {
  return splitName(open.slice(1, tagNameEnd(open)))[0]
}

/** Declares on a node that came to another place what its names mean and would not mean there. */
export function declareNamespaces(journal: Journal, node: TreeNode): void {
  if (node.kind !== 'element') return
  const { tree } = journal
  const scope = scopeIn(tree, tree.holder(node))
  const missing: Record<string, string> = {}
  for (const [prefix, uri] of neededBy(tree, node)) {
    if ((scope.get(prefix) ?? '') !== uri) missing[prefix === '' ? 'xmlns' : `xmlns:${prefix}`] = uri
  }
  if (Object.keys(missing).length > 0) writeAttributes(journal, node, missing)
}
