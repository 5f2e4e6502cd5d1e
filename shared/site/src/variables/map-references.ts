import { nextOutside } from '../css/selector-text.ts'

/** What becomes of a reference to a custom property: another name, or a text in place of the whole `var()`. */
export type MapReference = (name: string) => { readonly name: string } | { readonly text: string }

const escaped = String.raw`\\[0-9a-f]{1,6}\s?|\\[^\n]|[\w-]|[^\0-\x7f]`
const customName = String.raw`--(?:${escaped})*`
const quoted = String.raw`"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'`
const skipped = String.raw`${quoted}|/\*[\s\S]*?(?:\*/|$)|url\(\s*(?!["'\s])[^)]*\)`
/** Functions whose first argument is the name of a custom property. */
const functions = String.raw`(?<![\w-])(?:var|style|inherit|(?:--)?theme)\(\s*`
/** Properties whose values name custom properties as they are. */
const naming = /^(?:-webkit-)?(?:transition|transition-property|will-change)$/i

const inFunction = new RegExp(`${skipped}|(?<lead>${functions})(?<name>${customName})`, 'gi')
const inFunctionOrBare = new RegExp(
  `${skipped}|(?<lead>${functions})(?<name>${customName})|(?<![\\w-])(?<bare>${customName})(?!\\()`,
  'gi',
)

/** As CSS reads it: escapes are the characters that they stand for. */
export function decodeName(written: string): string {
  if (!written.includes('\\')) return written
  return written.replace(/\\(?:([\da-f]{1,6})\s?|([\s\S]))/gi, (_all, code: string | undefined, sign: string) =>
    code === undefined ? sign : String.fromCodePoint(Math.min(parseInt(code, 16) || 0xfffd, 0x10ffff)),
  )
}

/** As CSS has to write it. */
export function encodeName(name: string): string {
  return name.replace(/[^\w-]/g, (sign) =>
    sign > '\x7f' ? sign : /\s/.test(sign) ? `\\${sign.charCodeAt(0).toString(16)} ` : `\\${sign}`,
  )
}

/**
 * Maps every reference to a custom property in a value, or in the text of a style attribute. Not one other byte changes;
 * strings, comments and addresses are stepped over.
 */
export function mapValueReferences(value: string, map: MapReference, property = ''): string {
  if (!value.includes('--')) return value
  const pattern = naming.test(property) ? inFunctionOrBare : inFunction
  let [text, at] = ['', 0]
  for (const match of value.matchAll(pattern)) {
    const found = match.index < at ? null : mapMatch(value, match, map)
    if (!found) continue
    text += value.slice(at, match.index) + found.text
    at = found.end
  }
  return text + value.slice(at)
}

/** What stands in place of a reference, and where that ended; null where it stays. */
function mapMatch(value: string, match: RegExpExecArray, map: MapReference): { text: string; end: number } | null {
  const { lead = '', name: called, bare } = match.groups ?? {}
  const written = called ?? bare
  if (written === undefined) return null
  const name = decodeName(written)
  const mapped = map(name)
  if ('name' in mapped) {
    const end = match.index + match[0].length
    return mapped.name === name ? null : { text: lead + encodeName(mapped.name), end }
  }
  const isVar = called !== undefined && /^var\(/i.test(lead)
  return isVar ? { text: mapped.text, end: nextOutside(value, match.index + 'var'.length) } : null
}

/** Names of the custom properties that a value refers to, each as often as it does. */
export function referencesIn(value: string, property = ''): readonly string[] {
  const found: string[] = []
  mapValueReferences(
    value,
    (name) => {
      found.push(name)
      return { name }
    },
    property,
  )
  return found
}
