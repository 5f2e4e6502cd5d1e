import type { NodeId } from '@pergola/contracts'
import { markers } from '@pergola/contracts'
import { attributeOf, printNode } from '../html/index.ts'
import type { HtmlNode, HtmlTree } from '../html/index.ts'
import { pushAll } from '../lists/long-lists.ts'

/** What an instance may have of its own in a place of its symbol. */
export const propertyTypes = ['text', 'image', 'link', 'visibility', 'slot'] as const

export type PropertyType = (typeof propertyTypes)[number]

export interface SymbolProperty {
  readonly name: string
  readonly type: PropertyType
}

/** Attributes whose values are each instance's own. */
const ownAttributes: Readonly<Record<PropertyType, readonly string[]>> = {
  text: [],
  image: ['src', 'srcset', 'alt'],
  link: ['href'],
  visibility: ['hidden'],
  slot: [],
}

const none: readonly SymbolProperty[] = []

/** One place may hold several, `text:Title; link:Target`. Whatever else the attribute says is passed over. */
export function readProperties(marker: string | null): readonly SymbolProperty[] {
  if (marker === null) return none
  return marker.split(';').flatMap((part): SymbolProperty[] => {
    const [type, ...words] = part.split(':')
    const found = propertyTypes.find((each) => each === type?.trim())
    const name = words.join(':').trim()
    return found && name !== '' ? [{ name, type: found }] : []
  })
}

/** Null when there is nothing to say. */
export function printProperties(properties: readonly SymbolProperty[]): string | null {
  const parts = properties.flatMap(({ name, type }) => {
    const word = name.replaceAll(';', ' ').trim()
    return word === '' ? [] : [`${type}:${word}`]
  })
  return parts.length > 0 ? parts.join('; ') : null
}

export function propertiesOf(node: HtmlNode): readonly SymbolProperty[] {
  return node.kind === 'element' ? readProperties(attributeOf(node, markers.symbolProperty)) : []
}

export function ownAttributesOf({ type }: SymbolProperty): readonly string[] {
  return ownAttributes[type]
}

/** Properties of one name and one kind of value are the same property, wherever in the instance they stand. */
export function placeKey(property: SymbolProperty): string {
  return `${hasOwnChildren(property) ? 'content' : property.type}:${property.name}`
}

/** Places from a node down. What stands in a place's own content is the instance's, and no place of the symbol. */
export function* placesFrom(tree: HtmlTree, id: NodeId): Generator<HtmlNode, undefined, undefined> {
  if (!printNode(tree, id).includes(markers.symbolProperty)) return
  const pending = [id]
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    const node = tree.node(at)
    if (node === undefined) continue
    const properties = propertiesOf(node)
    if (properties.length > 0) yield node
    if (!properties.some(hasOwnChildren)) pushAll(pending, inside(tree, node).toReversed())
  }
}

/** Children as they are printed: a template's are its content's. */
export function inside(tree: HtmlTree, { children, content }: HtmlNode): readonly NodeId[] {
  return content === null ? children : (tree.node(content)?.children ?? [])
}

/** Its value is what stands in the element. */
export function hasOwnChildren({ type }: SymbolProperty): boolean {
  return type === 'text' || type === 'slot'
}

/** What of an element a sync leaves to the instance. */
export interface OwnParts {
  readonly attributes: ReadonlySet<string>
  readonly children: boolean
}

export function ownParts(node: HtmlNode): OwnParts {
  const properties = propertiesOf(node)
  return {
    attributes: new Set(properties.flatMap(({ type }) => ownAttributes[type])),
    children: properties.some(hasOwnChildren),
  }
}
