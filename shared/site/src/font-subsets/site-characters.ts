import { parse } from 'postcss'
import type { Root } from 'postcss'
import { parseFragment } from 'parse5'

/** A file of a built site that may hold text. */
export interface SiteText {
  readonly path: string
  readonly text: string
}

/**
 * Characters that a site shows by itself: all of ASCII, since visitors write and lists count, what browsers put in (quotes,
 * hyphens, marks of lists), and whatever else stands in its pages, scripts and data. Of style sheets, what rules hold whose
 * classes stand somewhere: a sheet of icons names a thousand. Too many cost bytes, and too few no look: see `subsetFontRules`.
 */
export function siteCharacters(texts: readonly SiteText[]): ReadonlySet<number> {
  const sheets = texts.filter(({ path }) => /\.css$/i.test(path))
  const others = texts.filter(({ path }) => !/\.css$/i.test(path))
  const words = new Set(others.flatMap(({ text }) => text.match(/[\w-]+/g) ?? []))
  const shown = [
    ...others.map(({ path, text }) => (/\.m?js$|\.json$/i.test(path) ? withEscapes(text) : withReferences(text))),
    ...sheets.map(({ text }) => textOfSheet(text, words)),
  ]
  const found = new Set([...shown.flatMap((text) => [...rare(text)]), ...always])
  return new Set([...found].map((sign) => sign.codePointAt(0) ?? 0).toSorted((left, right) => left - right))
}

/** Space to tilde, no-break space, soft hyphen, hyphen, quotes, ellipsis, marks of lists and of details. */
const always = [...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)), ...'\u00A0\u00AD‐‘’“”…•◦▪▸▾']

/** All but ASCII, in either case and in either way to write marks of letters. */
function rare(text: string): ReadonlySet<string> {
  const found = new Set(text.match(/[^\0-\u007F]+/g)?.join('') ?? '')
  // A letter and its mark may be shown by the glyph of both.
  const pairs = text.match(/\p{L}\p{M}+/gu) ?? []
  const more = [...found].flatMap((sign) => [sign.toUpperCase(), sign.toLowerCase(), sign.normalize('NFD')])
  const joined = pairs.map((pair) => pair.normalize('NFC'))
  return new Set([...found, ...[...more, ...joined].join('')].filter((sign) => sign > '\u007F'))
}

/** With what its character references mean. */
function withReferences(text: string): string {
  const references = new Set(text.match(/&#?\w+;?/g) ?? [])
  const root = parseFragment([...references].join(' '))
  return text + root.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

/** With what the escapes of its strings mean. */
function withEscapes(text: string): string {
  const codes = [...text.matchAll(/\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2}))/gi)]
  // Two halves of one character stand side by side, and are one again.
  return withReferences(text) + codes.map(([, ...parts]) => characterOf(parts.find(Boolean) ?? '')).join('')
}

function characterOf(hex: string): string {
  const code = Number.parseInt(hex, 16)
  if (code === 0 || code > 0x10_ff_ff) return ''
  return code < 0x1_00_00 ? String.fromCharCode(code) : String.fromCodePoint(code)
}

/** What the strings of a sheet may show. */
function textOfSheet(css: string, words: ReadonlySet<string>): string {
  const root = parsed(css)
  if (!root) return withCssEscapes(css)
  const shown: string[] = []
  root.walkDecls(({ value, parent }) => {
    const isRule = parent?.type === 'rule'
    if (!isRule || mayApply((parent as unknown as { selector: string }).selector, words)) shown.push(value)
  })
  root.walkAtRules((rule) => void shown.push(rule.params))
  return withCssEscapes(shown.join('\n'))
}

/** Some of its selectors names no class that stands nowhere. */
function mayApply(selector: string, words: ReadonlySet<string>): boolean {
  return selector.split(',').some((each) => {
    if (each.includes('\\')) return true
    const classes = [...each.matchAll(/\.([\w-]+)/g)].map((match) => match[1] ?? '')
    return classes.every((name) => words.has(name))
  })
}

const withCssEscapes = (css: string) =>
  css + [...css.matchAll(/\\([\da-f]{1,6})/gi)].map((match) => characterOf(match[1] ?? '')).join('')

function parsed(css: string): Root | null {
  try {
    return parse(css)
  } catch {
    // What is no sheet is looked through as it is.
    return null
  }
}
