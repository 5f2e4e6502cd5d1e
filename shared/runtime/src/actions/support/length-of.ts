import { textOf } from './text-of.ts'

/** A bare number is one in pixels. */
export function lengthOf(value: unknown): string {
  const text = textOf(value).trim()
  return /^-?[\d.]+$/.test(text) ? `${text}px` : text
}
