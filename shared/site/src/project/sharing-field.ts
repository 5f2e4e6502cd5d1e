import { attributeOf } from '../html/scan-html.ts'
import type { ScannedAttribute, ScannedElement } from '../html/scan-html.ts'

/**
 * What a head tells search engines and networks by a tag of its own: the canonical link, Open Graph and Twitter cards.
 * Apart from what writes them, because the canvas maps addresses and writes no head.
 */
export type SharingField = 'canonical' | `og:${string}` | `twitter:${string}`

/** The attribute in which a tag says it. */
export const valueName = (field: SharingField) => (field === 'canonical' ? 'href' : 'content')

/** The field that an element of a head says; null for any other. */
export function sharingFieldOf(element: ScannedElement): SharingField | null {
  if (element.name === 'link') {
    const names = (attributeOf(element, 'rel') ?? '').toLowerCase().split(/\s+/)
    return names.includes('canonical') ? 'canonical' : null
  }
  if (element.name !== 'meta') return null
  const name = (attributeOf(element, 'property') ?? attributeOf(element, 'name') ?? '').trim().toLowerCase()
  return /^(?:og|twitter):./.test(name) ? (name as SharingField) : null
}

const addresses = /^(?:canonical|og:(?:url|image|image:url|image:secure_url|video|audio)|twitter:image(?::src)?)$/

/** The attribute in which an element of a head names a page, picture or sound to be shared; undefined for any other. */
export function sharedAddress(element: ScannedElement): ScannedAttribute | undefined {
  const field = sharingFieldOf(element)
  if (!field || !addresses.test(field)) return undefined
  return element.attributes.find(({ name }) => name === valueName(field))
}
