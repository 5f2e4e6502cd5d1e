import { markers } from '@pergola/contracts'
import type { AttributeEntry, NodeId } from '@pergola/contracts'
import { withAttribute } from '@pergola/site/html'
import type { HtmlSubtree } from '@pergola/site/html'
import type { OpenPage } from '../document/open-page.ts'

export interface CopiedElement {
  readonly id: NodeId
  readonly parent: NodeId | null
  readonly kind: string
  readonly attributes: readonly AttributeEntry[]
}

/** What an element is told from others by; null for one that has none of it. */
export type KeyOf = (attributes: readonly Pick<AttributeEntry, 'name' | 'value'>[]) => string | null

/** Elements that have a key. What stands in a symbol is as the symbol has it. */
export function keyedElements({ nodes }: HtmlSubtree, keyOf: KeyOf): CopiedElement[] {
  const inSymbol = new Set<NodeId | null>()
  return (nodes as readonly CopiedElement[]).filter((node) => {
    const isSymbol = node.attributes.some(({ name }) => name === markers.symbolId)
    if (isSymbol || (node.parent !== null && inSymbol.has(node.parent))) inSymbol.add(node.id)
    return node.kind === 'element' && !inSymbol.has(node.id) && keyOf(node.attributes) !== null
  })
}

/** Of the open page, its body included; the attributes are those a key is made of. */
export function keysOn(page: OpenPage, keyOf: KeyOf, attributes: readonly string[]): Set<string | null> {
  const elements = attributes.flatMap((name) => withAttribute(page.tree, name))
  const body = page.node(page.tree.body())
  return new Set([...elements, ...(body ? [body] : [])].map((node) => keyOf(page.attributesOf(node))))
}

export function freshId(prefix: string): string {
  return `${prefix}${[...crypto.getRandomValues(new Uint32Array(2))].join('')}`
}
