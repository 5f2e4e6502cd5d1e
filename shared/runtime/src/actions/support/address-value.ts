import { textOf } from './text-of.ts'

/** An address as css wants it; what is an image already, such as a gradient, stays. */
export function addressValue(value: unknown): string {
  const text = textOf(value).trim()
  if (text === '' || text === 'none' || /^[a-z-]+\(/i.test(text)) return text
  return `url("${text.replace(/[\\"]/g, '\\$&').replace(/[\n\r\f]/g, '')}")`
}
