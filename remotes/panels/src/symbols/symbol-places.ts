import { markers } from '@pergola/contracts'
import type { CanvasService, NodeId } from '@pergola/contracts'
import { hasOwnChildren, readProperties } from '@pergola/site/symbols'
import type { PropertyType, SymbolProperty } from '@pergola/site/symbols'

/** Where an instance holds something of its own. */
export interface PropertyPlace {
  readonly node: NodeId
  readonly property: SymbolProperty
}

export function attributeIn(canvas: CanvasService, id: NodeId, name: string): string | null {
  return canvas.attributesOf(id).find((attribute) => attribute.name === name)?.value ?? null
}

/** The properties of one place, one of each type, whatever its markup says twice. */
export function propertiesAt(canvas: CanvasService, id: NodeId): readonly SymbolProperty[] {
  const properties = readProperties(attributeIn(canvas, id, markers.symbolProperty))
  return properties.filter(({ type }, index) => properties.findIndex((each) => each.type === type) === index)
}

/** Asks for the marked places alone: an instance may be as large as a page. */
export function placesIn(canvas: CanvasService, root: NodeId): readonly PropertyPlace[] {
  return canvas
    .find(`[${markers.symbolProperty}]`, root)
    .filter((id) => ownContentAround(canvas, id, root) === null)
    .flatMap((node) => propertiesAt(canvas, node).map((property) => ({ node, property })))
}

/** The property whose value an element is a part of: what is inside belongs to one copy, the symbol knows nothing of it. */
export function ownContentAround(canvas: CanvasService, id: NodeId, root: NodeId): SymbolProperty | null {
  for (let at = canvas.layer(id)?.parent ?? null; at !== null && at !== root; at = canvas.layer(at)?.parent ?? null) {
    const property = propertiesAt(canvas, at).find(hasOwnChildren)
    if (property) return property
  }
  return null
}

const pictureTags: ReadonlySet<string> = new Set(['img', 'source', 'video', 'audio', 'iframe', 'embed'])
const linkTags: ReadonlySet<string> = new Set(['a', 'area'])

/** What an element can hold as its own, the likeliest first. */
export function typesFor(tag: string): readonly PropertyType[] {
  if (pictureTags.has(tag)) return ['image', 'visibility']
  if (linkTags.has(tag)) return ['text', 'link', 'visibility', 'slot']
  return ['text', 'visibility', 'slot']
}
