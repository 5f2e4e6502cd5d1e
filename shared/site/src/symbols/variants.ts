import { markers } from '@pergola/contracts'
import type { HtmlAttribute } from '../html/index.ts'

/** A choice that each instance of a symbol makes for itself: one of these modifier classes on its root, or none. */
export interface VariantProperty {
  readonly name: string
  readonly classes: readonly string[]
}

/** What a symbol's root declares, `size: card--small card--large ; tone: card--quiet`. What cannot be read is passed over. */
export function readVariants(marker: string | null): readonly VariantProperty[] {
  if (marker === null) return []
  return marker.split(';').flatMap((part): VariantProperty[] => {
    const [words = '', list = ''] = part.split(':')
    const [name, classes] = [words.trim(), [...new Set(tokens(list))]]
    return name === '' || classes.length === 0 ? [] : [{ name, classes }]
  })
}

/** Null when there is nothing to say. Every class stands between white space, as in a list of classes. */
export function printVariants(properties: readonly VariantProperty[]): string | null {
  const parts = properties.flatMap(({ name, classes }) => {
    const word = plainName(name)
    return word === '' || classes.length === 0 ? [] : [`${word}: ${classes.join(' ')}`]
  })
  return parts.length > 0 ? parts.join(' ; ') : null
}

/** One more choice of a property, which is made where there is none of that name. */
export function withVariant(
  properties: readonly VariantProperty[],
  property: string,
  className: string,
): readonly VariantProperty[] {
  const name = plainName(property)
  if (!properties.some((each) => each.name === name)) return [...properties, { name, classes: [className] }]
  return properties.map((each) => (each.name === name ? { name, classes: [...each.classes, className] } : each))
}

/**
 * The class of a choice as a person would write it: `card--large` of the symbol Card. Where another property has that one,
 * `card--tone-large`; with a number where that is taken, too. Null for a choice without letters or digits.
 */
export function variantClass(
  symbol: string,
  { property, choice }: { readonly property: string; readonly choice: string },
  isTaken: (name: string) => boolean,
): string | null {
  const [block, word] = [slug(symbol) || 'symbol', slug(choice)]
  if (word === '') return null
  const start = /^\p{L}/u.test(block) ? block : `symbol-${block}`
  const names = [`${start}--${word}`, `${start}--${[slug(property), word].filter(Boolean).join('-')}`]
  const free = names.find((name) => !isTaken(name))
  if (free !== undefined) return free
  for (let number = 2; ; number += 1) if (!isTaken(`${names[1]}-${number}`)) return `${names[1]}-${number}`
}

/** What a choice is called: `large` of `card--large`. */
export function variantLabel(className: string): string {
  const at = className.lastIndexOf('--')
  return (at < 0 ? '' : className.slice(at + 2)) || className
}

/** The list of an instance's classes with another choice of one property; null for none of its classes. */
export function classWithVariant(list: string, property: VariantProperty, choice: string | null): string | null {
  const others = tokens(list).filter((name) => !property.classes.includes(name))
  return [...others, ...(choice === null ? [] : [choice])].join(' ') || null
}

/**
 * What a sync wants of an instance's root: all that the source says, in the variant that the instance is of. A choice that
 * the source does not declare any more goes; where nothing else differs, the list of classes keeps its bytes.
 */
export function keepVariant(
  source: readonly HtmlAttribute[],
  target: readonly HtmlAttribute[],
): readonly HtmlAttribute[] {
  const [after, before] = [source, target].map((each) => classesIn(valueOf(each, markers.symbolVariants)))
  if (!after || !before || (after.size === 0 && before.size === 0)) return source
  const [wanted, present] = [tokens(valueOf(source, 'class')), tokens(valueOf(target, 'class'))]
  // A class that both have always had, and that becomes a variant, is the instance's from then on.
  const own = present.filter((name) => after.has(name))
  const common = wanted.filter((name) => !after.has(name))
  const isSame = same(
    common,
    present.filter((name) => !after.has(name)),
  )
  const list = isSame ? valueOf(target, 'class') : [...common, ...own].join(' ') || null
  const others = source.filter(({ name }) => name !== 'class')
  if (list === null) return others
  const entry: HtmlAttribute = { name: 'class', value: list }
  const at = source.findIndex(({ name }) => name === 'class')
  return at < 0 ? [...others, entry] : source.with(at, entry)
}

function classesIn(marker: string | null): ReadonlySet<string> {
  return new Set(readVariants(marker).flatMap(({ classes }) => classes))
}

function valueOf(attributes: readonly HtmlAttribute[], wanted: string): string | null {
  return attributes.find(({ name }) => name === wanted)?.value ?? null
}

function tokens(list: string | null): readonly string[] {
  return (list ?? '').split(/[\t\n\f\r ]+/).filter((name) => name !== '')
}

function same(ones: readonly string[], others: readonly string[]): boolean {
  return ones.length === others.length && ones.every((name, index) => name === others[index])
}

function plainName(name: string): string {
  return name.replace(/[;:]+/g, ' ').replace(/\s+/g, ' ').trim()
}

function slug(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 32)
  return plain.replace(/^-+|-+$/g, '')
}
