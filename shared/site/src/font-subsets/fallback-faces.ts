import { parse } from 'postcss'
import type { Declaration, Root } from 'postcss'
import { splitList } from '../css/selector-text.ts'
import { cssString } from '../fonts/font-names.ts'
import { replaceSpans } from '../project/index.ts'
import type { Replacement } from '../project/index.ts'
import { rangesOf, rangesText } from './character-ranges.ts'
import type { FontMetrics } from './font-subsetter.ts'

type Generic = 'sans-serif' | 'serif' | 'monospace'

/** Fonts that nearly every system has, one of each kind, and those made with the same widths; a letter takes so much of an em. */
const systemFonts: Readonly<Record<Generic, { readonly names: readonly string[]; readonly advance: number }>> = {
  'sans-serif': { names: ['Arial', 'Liberation Sans', 'Arimo'], advance: 0.4563 },
  serif: { names: ['Times New Roman', 'Liberation Serif', 'Tinos'], advance: 0.4172 },
  monospace: { names: ['Courier New', 'Liberation Mono', 'Cousine'], advance: 0.6001 },
}

export const fallbackName = (family: string) => `${family} fallback`

interface Fallback {
  readonly family: string
  readonly generic: Generic
  readonly metrics: FontMetrics
  readonly characters: Iterable<number>
}

/**
 * A rule that gives a font of the system the widths and heights of another: a text takes the same room before its font is
 * there. For the characters of that font alone, so that nothing else is ever shown by it.
 */
export function fallbackFace({ family, generic, metrics, characters }: Fallback): string {
  const { names, advance } = systemFonts[generic]
  const { unitsPerEm, averageAdvance, ascent, descent, lineGap } = metrics
  const size = averageAdvance / unitsPerEm / advance
  const height = (units: number) => percent(Math.abs(units) / unitsPerEm / size)
  return `@font-face{${[
    `font-family:${cssString(fallbackName(family))}`,
    `src:${names.map((name) => `local("${name}")`).join(',')}`,
    `size-adjust:${percent(size)}`,
    `ascent-override:${height(ascent)}`,
    `descent-override:${height(descent)}`,
    `line-gap-override:${height(lineGap)}`,
    `unicode-range:${rangesText(rangesOf(characters))}`,
  ].join(';')}}`
}

const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`

/** Names of custom properties that lists of fonts are made of, in sheets of which each may name those of others. */
export function fontVariables(sheets: readonly string[]): ReadonlySet<string> {
  const values = new Map<string, string[]>()
  const found = new Set<string>()
  for (const css of sheets) {
    declarations(css, (prop, value) => {
      if (/^font(?:-family)?$/i.test(prop)) for (const name of variablesIn(value)) found.add(name)
      if (prop.startsWith('--')) values.set(prop, [...(values.get(prop) ?? []), value])
    })
  }
  // What is added is gone through as well.
  for (const name of found)
    for (const value of values.get(name) ?? []) for (const each of variablesIn(value)) found.add(each)
  return found
}

const variablesIn = (value: string) => [...value.matchAll(/var\(\s*(--[^\s,)]+)/g)].map((match) => match[1] ?? '')

/** The generic family that a list with this family ends with, in any of the sheets. */
export function genericOf(family: string, sheets: readonly string[], variables: ReadonlySet<string>): Generic {
  let generic: Generic = 'sans-serif'
  for (const css of sheets) {
    declarations(css, (prop, value) => {
      if (!isFontList(prop, variables) || placeOf(value, family, /^font$/i.test(prop)) === null) return
      const last = splitList(value).at(-1)?.toLowerCase()
      if (last === 'serif' || last === 'monospace') generic = last
    })
  }
  return generic
}

/** The sheet with the name of its fallback behind each family that has one. No other byte changes. */
export function withFallbackNames(css: string, families: readonly string[], variables: ReadonlySet<string>): string {
  const changes: Replacement[] = []
  declarations(css, (prop, value, span) => {
    if (!isFontList(prop, variables)) return
    for (const family of families) {
      const place = placeOf(value, family, /^font$/i.test(prop))
      const at = place === null ? -1 : css.indexOf(value, span.start)
      if (place !== null && at >= 0 && at < span.end)
        changes.push({ start: at + place, end: at + place, text: `,${cssString(fallbackName(family))}` })
    }
  })
  return replaceSpans(css, changes)
}

const isFontList = (prop: string, variables: ReadonlySet<string>) =>
  prop.startsWith('--') ? variables.has(prop) : /^font(?:-family)?$/i.test(prop)

/** Where in a list a family ends; null where it is none of it. */
function placeOf(value: string, family: string, isShorthand = false): number | null {
  const name = family.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  // Behind the size in the shorthand, else at the start or behind a comma; quoted, or as plain words.
  const before = isShorthand ? String.raw`[,\s]` : '(?:^|,)'
  const found = new RegExp(String.raw`${before}\s*(?:"${name}"|'${name}'|${name})(?=\s*(?:,|$))`, 'i').exec(value)
  return found ? found.index + found[0].length : null
}

type Visit = (prop: string, value: string, span: { readonly start: number; readonly end: number }) => void

/** Each declaration of a rule, which those of `@font-face` are not. */
function declarations(css: string, visit: Visit) {
  parsed(css)?.walkDecls(({ prop, value, parent, source }: Declaration) => {
    if (parent?.type !== 'rule' || !source?.start || !source.end) return
    visit(prop, value, { start: source.start.offset, end: source.end.offset })
  })
}

function parsed(css: string): Root | null {
  try {
    return parse(css)
  } catch {
    // What is no sheet keeps its names.
    return null
  }
}
