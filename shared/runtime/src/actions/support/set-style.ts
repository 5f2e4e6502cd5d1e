import { each } from './each.ts'
import { textOf } from './text-of.ts'

/** Writes an inline style on all matches. A bare number where the property wants a length is one in pixels. */
export function setStyle(selector: unknown, property: string, value: unknown): void {
  const text = textOf(value).trim()
  const isLength = /^-?[\d.]+$/.test(text) && !CSS.supports(property, text) && CSS.supports(property, `${text}px`)
  for (const element of each(selector)) element.style.setProperty(property, isLength ? `${text}px` : text)
}
