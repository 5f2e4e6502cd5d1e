import { attributeOf, replaceSpans, scanPage } from '../project/index.ts'
import type { Replacement, ScanKind, ScannedElement } from '../project/index.ts'
import { escapeAttribute } from '../html/escape.ts'
import { escapeXmlAttribute } from '../html/xml/index.ts'
import type { PictureVariants } from './picture-encoder.ts'
import type { PictureRules, RuledElement } from './picture-rules.ts'
import { addressOf, fileAt } from './variant-paths.ts'

export interface PictureTags {
  readonly kind: ScanKind
  /** Where the page lies in the built site. */
  readonly page: string
  readonly rules: PictureRules
  /** Of the picture at a path; undefined for one that nothing is known of. */
  variantsOf(path: string): PictureVariants | undefined
}

/** Pictures before this one are likely to be seen at once: they are loaded at once. */
const atOnce = 3
/** Square pixels from which a picture may be what a page is waited for. */
const large = 50_000

/** Pictures of a page that are files of the site and may have variants. */
export function picturesOf(html: string, kind: ScanKind, page: string): readonly string[] {
  const elements = scanPage(html, kind)
  if (elements.some(({ name }) => name === 'base')) return []
  return elements.filter(isOwnPicture).flatMap((element) => fileAt(attributeOf(element, 'src') ?? '', page) ?? [])
}

/** The page with what is missing in the tags of its pictures; no other byte changes. */
export function withPictureTags(html: string, tags: PictureTags): string {
  const elements = scanPage(html, tags.kind)
  if (elements.some(({ name }) => name === 'base')) return html
  const isSure = !elements.some(isSheetElsewhere(tags.page))
  const pictures = elements.filter((element) => element.name === 'img' && element.isHtml && element.startTag)
  const shown = pictures.filter(({ isInTemplate }) => !isInTemplate)
  const first = shown.slice(0, atOnce).find((element) => isLarge(element, tags))
  const changes = pictures.flatMap((element) => {
    const parent = parentOf(element, elements)
    const place = { isEarly: shown.indexOf(element) < atOnce, isFirstLarge: element === first, parent, isSure }
    return isOwnPicture(element) ? changesOf(html, element, place, tags) : []
  })
  return replaceSpans(html, changes)
}

/** Those that a person or a directive leaves to us: `data-variants="off"` keeps one as it is. */
function isOwnPicture(element: ScannedElement): boolean {
  if (element.name !== 'img' || !element.isHtml || !element.startTag) return false
  if (attributeOf(element, 'data-variants') === 'off' || !attributeOf(element, 'src')) return false
  return !element.attributes.some(({ name }) => /^(?::|v-bind(?::|$)|v-for$)/.test(name))
}

function isSheetElsewhere(page: string) {
  return (element: ScannedElement) =>
    element.name === 'link' &&
    /\bstylesheet\b/i.test(attributeOf(element, 'rel') ?? '') &&
    fileAt(attributeOf(element, 'href') ?? '', page) === null
}

function knownOf(element: ScannedElement, { page, variantsOf }: PictureTags): PictureVariants | undefined {
  const path = fileAt(attributeOf(element, 'src') ?? '', page)
  return path === null ? undefined : variantsOf(path)
}

function isLarge(element: ScannedElement, tags: PictureTags): boolean {
  const known = knownOf(element, tags)
  return known !== undefined && known.width * known.height >= large
}

interface Place {
  readonly isEarly: boolean
  readonly isFirstLarge: boolean
  readonly parent: ScannedElement | undefined
  /** All sheets of the page could be read. */
  readonly isSure: boolean
}

function changesOf(html: string, element: ScannedElement, place: Place, tags: PictureTags): Replacement[] {
  const isLazy = (attributeOf(element, 'loading') ?? (place.isEarly ? 'eager' : 'lazy')) === 'lazy'
  const wanted: Attribute[] = [
    ...sourcesAndSize(element, { place, isLazy, tags }),
    ...(isLazy ? [['loading', 'lazy'] as const] : []),
    ['decoding', 'async'],
    ...(place.isFirstLarge && !isLazy ? [['fetchpriority', 'high'] as const] : []),
  ]
  const missing = wanted.filter(([name]) => attributeOf(element, name) === undefined)
  return missing.length > 0 ? [insertion(html, element, missing, tags.kind)] : []
}

type Attribute = readonly [name: string, value: string]

interface Shown {
  readonly place: Place
  readonly isLazy: boolean
  readonly tags: PictureTags
}

function sourcesAndSize(element: ScannedElement, { place, isLazy, tags }: Shown): Attribute[] {
  const has = (name: string) => attributeOf(element, name) !== undefined
  const known = knownOf(element, tags)
  if (!known) return []
  const getsSize = !has('width') && !has('height') && keepsLook(element, place, tags.rules)
  const isAuto = isLazy && (getsSize || (has('width') && has('height')))
  const sources = has('srcset') || has('sizes') ? [] : candidates(element, { known, isAuto, tags })
  const size: Attribute[] = [
    ['width', String(known.width)],
    ['height', String(known.height)],
  ]
  return [...sources, ...(getsSize ? size : [])]
}

interface Candidates {
  readonly known: PictureVariants
  readonly isAuto: boolean
  readonly tags: PictureTags
}

/**
 * A list by width only where the page keeps pictures within their containers or says their width: the list changes how
 * wide a picture is by itself, to what `sizes` says. Elsewhere one variant of the same width takes the picture's place.
 */
function candidates(element: ScannedElement, { known, isAuto, tags }: Candidates): Attribute[] {
  const src = attributeOf(element, 'src') ?? ''
  const write = (path: string) => addressOf(path, tags.page, src)
  const made = known.candidates
  const own = made.find(({ width }) => width === known.width)
  const isFree = tags.rules.valuesOf(ruled(element), 'max-width').includes('none')
  const isWide = (tags.rules.keepsWithin && !isFree) || attributeOf(element, 'width') !== undefined
  if (!isWide) return own ? [['srcset', write(own.path)]] : []
  if (made.length === 0) return []
  const list = made.map(({ path, width }) => `${write(path)} ${width}w`)
  const widest = made.at(-1)?.width ?? 0
  if (widest < Math.min(known.width, 2560)) list.push(`${writtenSrc(src)} ${known.width}w`)
  const plain = `(min-width: ${known.width}px) ${known.width}px, 100vw`
  return [
    ['srcset', list.join(', ')],
    ['sizes', isAuto ? `auto, ${plain}` : plain],
  ]
}

/** Blanks end an address in a list. */
function writtenSrc(src: string): string {
  return src.trim().replaceAll(/\s/g, '%20').replaceAll(',', '%2C')
}

/** Width and height in the tag reserve the space, and leave the look as it is only where the rules give both their say. */
function keepsLook(element: ScannedElement, { parent, isSure }: Place, rules: PictureRules): boolean {
  if (!isSure || !rules.isWhole || !rules.keepsRatio || !rules.keepsWithin) return false
  if (/(?:width|height|size)\s*:/i.test(attributeOf(element, 'style') ?? '')) return false
  const own = ruled(element)
  const heights = [...rules.valuesOf(own, 'height'), ...rules.valuesOf(own, 'block-size')]
  if (heights.some((value) => value !== 'auto')) return false
  // A flexible box may stretch a picture that says no width, and leaves one alone that does.
  const displays = parent ? rules.valuesOf(ruled(parent), 'display') : []
  const isFlexible = displays.some((value) => value.includes('flex')) || /flex/.test(styleOf(parent))
  return !isFlexible
}

const styleOf = (element: ScannedElement | undefined) => (element && attributeOf(element, 'style')) ?? ''

function ruled(element: ScannedElement): RuledElement {
  const classes = (attributeOf(element, 'class') ?? '').split(/\s+/).filter(Boolean)
  return { name: element.name, classes, id: attributeOf(element, 'id') ?? '' }
}

/** The innermost element around; undefined at the top. */
function parentOf(element: ScannedElement, elements: readonly ScannedElement[]): ScannedElement | undefined {
  const { start } = element.span ?? { start: 0 }
  const at = elements.indexOf(element)
  for (let index = at - 1; index >= 0; index--) {
    const each = elements[index]
    if (each?.span && each.span.start < start && each.span.end > start) return each
  }
  return undefined
}

function insertion(
  html: string,
  { startTag }: ScannedElement,
  attributes: readonly Attribute[],
  kind: ScanKind,
): Replacement {
  const { start, end } = startTag ?? { start: 0, end: 0 }
  const escape = kind === 'xml' ? escapeXmlAttribute : escapeAttribute
  // Behind the name of the tag, where no quote and no slash is in the way.
  const at = start + (/^<[^\s/>]+/.exec(html.slice(start, end))?.[0].length ?? 0)
  const text = attributes.map(([name, value]) => ` ${name}="${escape(value, '"')}"`).join('')
  return { start: at, end: at, text }
}
