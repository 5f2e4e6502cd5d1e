import type { SourceTree } from '../source-tree.ts'
import type { TreeNode } from '../tree-node.ts'
import { noScope, splitName, uris } from './xml-names.ts'
import type { Scope } from './xml-names.ts'

/** The namespaces that hold inside of a node, by their prefixes. */
export function scopeIn(tree: SourceTree, node: TreeNode | undefined): Scope {
  const around: TreeNode[] = []
  for (let at = node; at !== undefined; at = tree.holder(at)) around.push(at)
  return around.reduceRight(scopeOf, noScope)
}

function scopeOf(outer: Scope, { attributes }: TreeNode): Scope {
  let scope: Map<string, string> | null = null
  for (const { name, value, namespace } of attributes) {
    if (namespace !== uris.xmlns) continue
    scope ??= new Map(outer)
    scope.set(name === 'xmlns' ? '' : splitName(name)[1], value)
  }
  return scope ?? outer
}
