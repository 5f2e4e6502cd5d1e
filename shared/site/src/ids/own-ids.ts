import type { NodeId } from '@pergola/contracts'
import { descendants, withAttribute } from '../html/index.ts'
import type { HtmlNode, HtmlOperation, HtmlSubtree, HtmlTree } from '../html/index.ts'
import { freeId, idsOf, renamedAttributes } from './references.ts'

type AttributeEdit = Extract<HtmlOperation, { type: 'html.attributes' }>
type IdHolder = Pick<HtmlNode, 'id' | 'kind' | 'name' | 'attributes'>

/** Ids, and names of image maps, with the elements that have them: costs what is found, however large the page. */
export function idHolders(tree: HtmlTree): readonly HtmlNode[] {
  const maps = withAttribute(tree, 'name').filter(({ name }) => name === 'map')
  return [...new Set([...withAttribute(tree, 'id'), ...maps])]
}

export function idsOn(tree: HtmlTree): Set<string> {
  return new Set(idHolders(tree).flatMap(({ name, attributes }) => idsOf(name, attributes)))
}

/** A node and all below it, what templates hold among them. */
export function wholeSubtree(tree: HtmlTree, root: NodeId): readonly HtmlNode[] {
  const found: HtmlNode[] = []
  const roots = [root]
  for (let at = roots.pop(); at !== undefined; at = roots.pop()) {
    for (const node of descendants(tree, at)) {
      found.push(node)
      if (node.content !== null) roots.push(node.content)
    }
  }
  return found
}

/**
 * What gives elements ids of their own: an id that is taken becomes one that is free, and whatever names it from within
 * these elements follows (`for`, `href="#…"`, `aria-…`, `url(#…)`). What names other elements stays.
 */
export function separateIds(
  elements: readonly IdHolder[],
  isTaken: (id: string) => boolean,
  isFree: (id: string) => boolean = (id) => !isTaken(id),
): readonly AttributeEdit[] {
  const own = new Set(elements.flatMap(({ name, attributes }) => idsOf(name, attributes)))
  const renamed = new Map<string, string>()
  const given = new Set<string>()
  for (const id of own) {
    if (!isTaken(id)) continue
    const next = freeId(id, (each) => !isFree(each) || own.has(each) || given.has(each))
    given.add(next)
    renamed.set(id, next)
  }
  if (renamed.size === 0) return []
  return elements.flatMap(({ id: node, kind, name, attributes }): AttributeEdit[] => {
    const changed = kind === 'element' ? renamedAttributes(name, attributes, (id) => renamed.get(id) ?? id) : null
    return changed ? [{ type: 'html.attributes', node, attributes: changed }] : []
  })
}

/** The same for what is about to be put into the page: to be applied behind the insertion. */
export function ownIds(tree: HtmlTree, inserted: readonly HtmlSubtree[]): readonly AttributeEdit[] {
  const elements = inserted.flatMap(({ nodes }) => nodes as readonly IdHolder[])
  if (!elements.some(({ name, attributes }) => idsOf(name, attributes).length > 0)) return []
  const taken = idsOn(tree)
  return separateIds(elements, (id) => taken.has(id))
}
