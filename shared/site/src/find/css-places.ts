import { ident } from 'css-tree'
import { findUrls, parseCss, writeUrl } from '../css/index.ts'
import type { CssChild } from '../css/css-node.ts'
import { sourceSheet } from '../css/css-sheet.ts'
import type { ColourKey, FindQuery } from './find-query.ts'
import { isClassName, plainPlace, wholePlace } from './place.ts'
import type { Place } from './place.ts'

/** Parts of a sheet that a search looks at. Of a text that is no sheet only the addresses are found. */
export function cssPlaces(css: string, { what }: FindQuery, colourKey: ColourKey): readonly Place[] {
  if (what === 'link') return urlPlaces(css)
  if (what !== 'class' && what !== 'colour') return []
  const parts = partsOf(css)
  return what === 'class'
    ? parts.selectors.flatMap((span) => selectorPlaces(css, span))
    : parts.values.flatMap((span) => colourPlaces(css, span, colourKey))
}

const open = 'a{'

/** Colours of a style attribute. */
export function declarationPlaces(declarations: string, colourKey: ColourKey): readonly Place[] {
  const { values } = partsOf(`${open}${declarations}}`)
  const own = values.map(({ start, end }) => ({ start: start - open.length, end: end - open.length }))
  return own.flatMap((span) => colourPlaces(declarations, span, colourKey))
}

interface Span {
  readonly start: number
  readonly end: number
}

/** At-rules that say selectors. */
const selecting = /^(?:scope|supports)$/i

/** What such a property names is called like a colour at most. */
const colourless = /^(?:font|animation|grid|content|counter|will-change|transition|view-transition|timeline|container)/i

/** Where selectors stand, and values that may hold colours. */
function partsOf(css: string): { readonly selectors: readonly Span[]; readonly values: readonly Span[] } {
  const sheet = sourceSheet(parseCss(css, ''))
  const selectors: Span[] = []
  const values: Span[] = []
  if (sheet.problem !== null) return { selectors, values }
  let at = sheet.root.before.length
  const step = (text: string) => {
    const start = at
    at += text.length
    return { start, end: at }
  }
  const walk = (node: CssChild): void => {
    step(node.before)
    if (node.kind === 'comment') return void step(node.text)
    if (node.kind === 'declaration') {
      step(node.property + node.between)
      const span = step(node.valueText)
      if (!colourless.test(node.property)) values.push(span)
      return void step(node.importantText + node.end)
    }
    const head = step(node.head)
    if (node.kind === 'rule' || selecting.test(node.name)) selectors.push(head)
    if (node.children === null) return void step(node.kind === 'rule' ? '' : node.end)
    step('{')
    for (const child of node.children) walk(child)
    step(`${node.after}}${node.kind === 'rule' ? node.tail : node.end}`)
  }
  for (const child of sheet.root.children) walk(child)
  return { selectors, values }
}

const quoted = String.raw`"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'`
const comment = String.raw`/\*[\s\S]*?(?:\*/|$)`
const classPieces = String.raw`${quoted}|${comment}|\[(?:${quoted}|[^\]"'])*\]|\.(?<name>(?!-?\d)(?:\\[0-9a-f]{1,6}\s?|\\[\s\S]|[\w-]|[^\0-\x7f])+)`

function selectorPlaces(css: string, { start, end }: Span): Place[] {
  const places: Place[] = []
  for (const { index, groups, 0: all } of css.slice(start, end).matchAll(new RegExp(classPieces, 'gi'))) {
    const name = groups?.['name']
    if (name === undefined) continue
    const to = start + index + all.length
    const place = { value: ident.decode(name), start: to - name.length, end: to }
    places.push(wholePlace(place, (text) => (isClassName(text) ? ident.encode(text) : null)))
  }
  return places
}

const colourNames = 'rgba?|hsla?|hwb|lab|lch|oklab|oklch|color'
const colourPieces = String.raw`${quoted}|${comment}|url\([^)]*\)|(?<![\w.#$@-])(?<colour>#[0-9a-f]{3,8}(?![\w-])|(?:${colourNames})\((?:[^()]|\([^()]*\))*\)|[a-z]+(?![\w(-]))`

function colourPlaces(css: string, { start, end }: Span, colourKey: ColourKey): Place[] {
  const places: Place[] = []
  for (const { index, groups } of css.slice(start, end).matchAll(new RegExp(colourPieces, 'gi'))) {
    const colour = groups?.['colour']
    if (colour === undefined || colourKey(colour) === null) continue
    const span = { value: colour, start: start + index, end: start + index + colour.length }
    places.push(wholePlace(span, (text) => (/[;{}]/.test(text) ? null : text)))
  }
  return places
}

function urlPlaces(css: string): Place[] {
  return findUrls(css).map(({ url, written, start, end }) => {
    const place = wholePlace({ value: url, start, end }, (text) => writeUrl(text, written))
    const quote = /^["']/.test(written) ? 1 : 0
    // Escapes are rare; without them every letter stands where it is read.
    return written.includes('\\') ? place : { ...place, span: plainPlace(css, start + quote, end - quote).span }
  })
}
