import { hiddenItemsPrefix } from '@pergola/contracts'

/** A custom property that a person made; what the lists keep for themselves is none. */
export function isOwnCustomProperty(property: string): boolean {
  return property.startsWith('--') && !property.startsWith(hiddenItemsPrefix)
}

/** A name as typed, with its dashes; null for what is no name. */
export function customName(typed: string): string | null {
  const name = `--${typed.trim().replace(/^-+/, '')}`
  return /^--[\w-]|^--[^\0-\x7f]/.test(name) && !/[\s:;{}()]/.test(name) && isOwnCustomProperty(name) ? name : null
}
