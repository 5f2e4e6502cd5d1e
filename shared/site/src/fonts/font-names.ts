import type { Font } from '@pergola/contracts'

const keyword = /^(?:inherit|initial|unset|revert|revert-layer|default|none|auto|normal|math|emoji|fangsong)$/i
const generic = /^(?:(?:ui-)?(?:serif|sans-serif|monospace|rounded)|cursive|fantasy|system-ui)$/i

/** A family name as a style sheet wants it: quoted unless it is one plain word that means nothing else. */
export function familyText(name: string): string {
  const isPlain = /^[a-z][a-z-]*$/i.test(name) && !keyword.test(name) && !generic.test(name)
  return isPlain ? name : cssString(name)
}

/** Text between quotes; what would end the string early is written by its number. */
export function cssString(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return `"${text.replace(/[\u0000-\u001f"\\\u007f]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`
}

const fontFile = /\.(?:ttf|otf|woff2?|eot|svg)$/i

/** The name of a family without the ending that older records keep in it. */
export function familyOf({ name }: Pick<Font, 'name'>): string {
  return name.replace(fontFile, '').trim()
}

/** Families of the installed fonts, each once, in the order of the record. */
export function installedFamilies(fonts: Readonly<Record<string, Font>>): string[] {
  return [...new Set(Object.values(fonts).map(familyOf))].filter((name) => name !== '')
}
