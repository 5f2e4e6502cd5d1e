import { parse } from 'postcss'
import type { AtRule, Declaration, Root } from 'postcss'
import { findUrls } from '../css/index.ts'
import { replaceSpans } from '../project/index.ts'
import type { Replacement } from '../project/index.ts'
import { isWithin, parseRanges, rangesOf, rangesText, without } from './character-ranges.ts'

/** A part of a font as rules name it. */
export interface KnownSubset {
  readonly address: string
  readonly characters: ReadonlySet<number>
}

/** A rule of a font: the address that it would load, its best one, and what it is called. */
export interface NamedFont {
  readonly address: string
  readonly family: string
  readonly isUpright: boolean
}

export function namedFonts(css: string): readonly NamedFont[] {
  return fontRules(css).map(({ address, rule }) => ({
    address,
    family: (valueOf(rule, 'font-family') ?? '').trim().replace(/^(["'])(.*)\1$/, '$2'),
    isUpright: !/italic|oblique/i.test(valueOf(rule, 'font-style') ?? ''),
  }))
}

/**
 * The sheet with a rule for the part behind each rule of a font that has one. The part stands for the characters that the
 * site shows, the font itself for all others, and is loaded when one of them is to be seen: nothing looks another way.
 * `subsetOf` gives the part of the font at an address, or null, and `behind` what else stands behind its rule. No other byte
 * changes.
 */
export function subsetFontRules(css: string, { wanted, subsetOf, behind }: Subsets): string {
  const changes = fontRules(css).flatMap(({ rule, address }) => {
    const subset = subsetOf(address)
    return subset ? changesOf(css, rule, { subset, wanted, behind: behind(address) }) : []
  })
  return replaceSpans(css, changes)
}

interface Subsets {
  readonly wanted: ReadonlySet<number>
  subsetOf(address: string): KnownSubset | null
  behind(address: string): string
}

interface FontRule {
  readonly rule: AtRule
  readonly address: string
}

function fontRules(css: string): readonly FontRule[] {
  const found: FontRule[] = []
  parsed(css)?.walkAtRules(/^font-face$/i, (rule) => {
    const address = bestAddress(valueOf(rule, 'src') ?? '')
    if (address !== null && rule.nodes) found.push({ rule, address })
  })
  return found
}

/** Null for what is no sheet: its rules are left as they are. */
function parsed(css: string): Root | null {
  try {
    return /@font-face/i.test(css) ? parse(css) : null
  } catch {
    return null
  }
}

const declaration = (rule: AtRule, name: string): Declaration | undefined =>
  rule.nodes?.findLast((node): node is Declaration => node.type === 'decl' && node.prop.toLowerCase() === name)

const valueOf = (rule: AtRule, name: string) => declaration(rule, name)?.value ?? null

/** The one that a browser of today takes: woff2 where there is one, never one for browsers of long ago. */
function bestAddress(src: string): string | null {
  const addresses = findUrls(src).map(({ url }) => url)
  const readable = addresses.filter((url) => /\.(?:woff2?|ttf|otf)(?:[?#]|$)/i.test(url))
  return readable.find((url) => /\.woff2(?:[?#]|$)/i.test(url)) ?? readable[0] ?? null
}

interface Part {
  readonly subset: KnownSubset
  readonly wanted: ReadonlySet<number>
  readonly behind: string
}

function changesOf(css: string, rule: AtRule, { subset, wanted, behind }: Part): Replacement[] {
  const ranges = parseRanges(valueOf(rule, 'unicode-range'))
  const span = spanOf(rule)
  const own = [...subset.characters].filter((character) => ranges && isWithin(character, ranges))
  if (!ranges || !span || own.length === 0) return []
  const rest = rangesText(without(ranges, wanted))
  // A font that is needed for nothing else is named by a range of which no text has anything.
  const limit = `unicode-range:${rest === '' ? 'U+10FFFF' : rest};`
  const opening = css.indexOf('{', span.start) + 1
  const place = spanOf(declaration(rule, 'unicode-range')) ?? { start: opening, end: opening }
  return [
    withoutDoubleSemicolon(css, { ...place, text: limit }),
    { start: span.end, end: span.end, text: partText(rule, own, subset) + behind },
  ]
}

function spanOf(node: AtRule | Declaration | undefined) {
  const { start, end } = node?.source ?? {}
  return start && end ? { start: start.offset, end: end.offset } : null
}

/** Where a declaration ends differs with the semicolon that may follow it. */
function withoutDoubleSemicolon(css: string, change: Replacement): Replacement {
  const isClosed = css.charAt(change.end - 1) === ';' || change.start === change.end
  return isClosed ? change : { ...change, text: change.text.slice(0, -1) }
}

function partText(rule: AtRule, characters: readonly number[], { address }: KnownSubset): string {
  const others = (rule.nodes ?? []).filter((node): node is Declaration => node.type === 'decl')
  const kept = others.filter(({ prop }) => !/^(?:src|unicode-range)$/i.test(prop)).map((node) => node.toString())
  // A copy on the visitor's own disk comes first where the page wants it so.
  const local = /^(?:\s*local\([^)]*\)\s*,)+/i.exec(valueOf(rule, 'src') ?? '')?.[0].trim() ?? ''
  const src = `src:${local}url("${address}") format("woff2")`
  return `@${rule.name}{${[...kept, src, `unicode-range:${rangesText(rangesOf(characters))}`].join(';')}}`
}
