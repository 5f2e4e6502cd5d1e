import { markers } from '@pergola/contracts'
import { attributeOf } from '../html/index.ts'
import type { HtmlNode } from '../html/index.ts'

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

/** One place may hold several, `text:Title; link:Target`. Whatever else the attribute says is passed over. */
export function readProperties(marker: string | null): readonly SymbolProperty[] {
  return (marker ?? '').split(';').flatMap((part): SymbolProperty[] => {
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

/** What of an element a sync leaves to the instance. */
export function ownParts(node: HtmlNode): { readonly attributes: ReadonlySet<string>; readonly children: boolean } {
  const properties = propertiesOf(node)
  return {
    attributes: new Set(properties.flatMap(({ type }) => ownAttributes[type])),
    children: properties.some(({ type }) => type === 'text' || type === 'slot'),
  }
}
