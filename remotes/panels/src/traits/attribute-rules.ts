import type { AttributeEntry } from '@pergola/contracts'
import { markers } from '@pergola/contracts'
import { sliderOptionNames, sliderTag } from '@pergola/site/components'

const markerNames: ReadonlySet<string> = new Set(Object.values(markers))

const mediaNames = ['src', 'controls', 'autoplay', 'loop', 'muted']

/** Attributes that traits of an element show by themselves. */
const shownByTraits: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target'],
  img: ['src', 'alt', 'data-variants'],
  video: mediaNames,
  audio: mediaNames,
  iframe: ['src', 'title'],
  select: ['name'],
  form: ['action', 'data-netlify', 'netlify', 'netlify-honeypot'],
  'spline-viewer': ['url'],
  [sliderTag]: sliderOptionNames,
  input: ['type', 'name', 'placeholder'],
}

/** The attributes that are the user's to see: no markers, no directives, nothing another field shows already. */
export function listedAttributes(tag: string, attributes: readonly AttributeEntry[]): AttributeEntry[] {
  const shown = new Set(['id', 'class', 'content-lang', ...(shownByTraits[tag] ?? [])])
  return attributes.filter(({ name }) => !/^(_|inf|v-)/i.test(name) && !shown.has(name) && !markerNames.has(name))
}

/** Stands on the element, out of sight: what another field writes. An id has no other field. */
export function hasElsewhere(tag: string, attributes: readonly AttributeEntry[], name: string): boolean {
  const wanted = name.toLowerCase()
  const isIt = (each: AttributeEntry) => each.name.toLowerCase() === wanted
  return wanted !== 'id' && attributes.some(isIt) && !listedAttributes(tag, attributes).some(isIt)
}

/** A name as HTML can carry it, and one a browser lets a script set. */
export function isAttributeName(name: string): boolean {
  return /^[\p{L}_:@][^\s"'<>/=\p{Cc}]*$/u.test(name)
}

/** Text without the control characters that no source can hold. */
export function isAttributeValue(value: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value)
}
