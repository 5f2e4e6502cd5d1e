import { parseFragment } from 'parse5'
import { escapeAttribute } from './escape.ts'
import { keptValue, type ValueWriting } from './kept-value.ts'

/** Where one attribute lies in a start tag. */
interface AttributeSlice {
  readonly name: string
  /** The whitespace before the name. */
  readonly from: number
  readonly nameEnd: number
  /** The value without quotes; both are -1 where there is no `=`. */
  readonly valueFrom: number
  readonly valueTo: number
  readonly quote: '"' | "'" | ''
  readonly to: number
}

const space = /[\t\n\f\r ]/
const nameStop = /[\t\n\f\r />=]/

/** Splits a start tag as the tokenizer does: a `/` separates like a space, a leading `=` belongs to the name. */
function sliceAttributes(tag: string): AttributeSlice[] {
  const slices: AttributeSlice[] = []
  let at = tagNameEnd(tag)
  const end = tag.length - 1
  while (at < end) {
    const from = at
    while (at < end && (space.test(tag[at] ?? '') || tag[at] === '/')) at++
    if (at >= end) break
    const nameFrom = at
    at++
    while (at < end && !nameStop.test(tag[at] ?? '')) at++
    const nameEnd = at
    const value = sliceValue(tag, at, end)
    at = value.to
    slices.push({
      name: tag.slice(nameFrom, nameEnd),
      from: Math.max(from, lastGap(tag, from, nameFrom)),
      nameEnd,
      ...value,
    })
  }
  return slices
}

/** An attribute owns the whitespace before it, not a stray `/`. */
function lastGap(tag: string, from: number, nameFrom: number): number {
  let gap = nameFrom
  while (gap > from && space.test(tag[gap - 1] ?? '')) gap--
  return gap
}

function sliceValue(tag: string, nameEnd: number, end: number) {
  let at = nameEnd
  while (at < end && space.test(tag[at] ?? '')) at++
  if (tag[at] !== '=') return { valueFrom: -1, valueTo: -1, quote: '' as const, to: nameEnd }
  at++
  while (at < end && space.test(tag[at] ?? '')) at++
  const quote = tag[at]
  if (quote === '"' || quote === "'") {
    const close = tag.indexOf(quote, at + 1)
    return { valueFrom: at + 1, valueTo: close, quote, to: close + 1 } as const
  }
  const valueFrom = at
  while (at < end && !space.test(tag[at] ?? '')) at++
  return { valueFrom, valueTo: at, quote: '' as const, to: at }
}

/** A start tag and the newline a `pre` swallows after it. */
export function splitOpen(open: string): readonly [tag: string, newline: string] {
  const end = open.lastIndexOf('>') + 1
  return [open.slice(0, end), open.slice(end)]
}

export function tagNameEnd(tag: string): number {
  let at = 1
  while (at < tag.length && !/[\t\n\f\r />]/.test(tag[at] ?? '')) at++
  return at
}

/** How a syntax writes values, and which names are the same to it. */
export interface AttributeWriting extends ValueWriting {
  keyOf(name: string): string
}

function decodeAttribute(raw: string, quote: '"' | "'"): string | null {
  const [element] = parseFragment(`<x-tag value=${quote}${raw}${quote}>`).childNodes
  return element && 'attrs' in element ? (element.attrs[0]?.value ?? null) : null
}

const ofHtml: AttributeWriting = {
  escape: escapeAttribute,
  decode: decodeAttribute,
  keyOf: (name) => name.toLowerCase(),
}

/** Sets attributes in a start tag, or removes them where the value is null; no other byte changes. */
export function patchAttributes(
  tag: string,
  changes: Readonly<Record<string, string | null>>,
  habit: '"' | "'",
  writing: AttributeWriting = ofHtml,
): string {
  let text = tag
  for (const [name, value] of Object.entries(changes)) {
    text = value === null ? withoutAttribute(text, name, writing) : withAttribute(text, { name, value, habit, writing })
  }
  return text
}

function withoutAttribute(tag: string, name: string, { keyOf }: AttributeWriting): string {
  const key = keyOf(name)
  let text = tag
  const slices = sliceAttributes(tag)
  // Every duplicate goes, or the second would come to life.
  for (const [at, slice] of [...slices.entries()].toReversed()) {
    if (keyOf(slice.name) !== key) continue
    const rest = text.slice(slice.to)
    text = text.slice(0, slice.from) + glueBetween(slices[at - 1], rest, slice.from) + rest
  }
  return text
}

/** What keeps an attribute apart from the text that comes to stand behind it. */
function glueBetween(before: AttributeSlice | undefined, rest: string, at: number): string {
  const isBare = before?.quote === '' && before.to === at
  // `<a b c="1" =d>`: the sign begins a name of its own.
  if (isBare && before.valueFrom === -1 && /^[\t\n\f\r ]*=/.test(rest)) return '/'
  // `<a b=1 c="2"/>`: the slash is no part of the value.
  if (isBare && before.valueFrom !== -1 && rest.startsWith('/')) return ' '
  // `<a b="1"c>`: the names must not run together.
  return /^[\t\n\f\r />]/.test(rest) ? '' : ' '
}

interface NewAttribute {
  readonly name: string
  readonly value: string
  readonly habit: '"' | "'"
  readonly writing: AttributeWriting
}

function withAttribute(tag: string, attribute: NewAttribute): string {
  const { name, value, writing } = attribute
  const { keyOf } = writing
  const slices = sliceAttributes(tag)
  const key = keyOf(name)
  const old = slices.find((slice) => keyOf(slice.name) === key)
  if (old === undefined) {
    const at = slices.at(-1)?.to ?? tagNameEnd(tag)
    return tag.slice(0, at) + ` ${name}=${quoted(attribute)}` + tag.slice(at)
  }
  if (old.valueFrom === -1) {
    return value === '' ? tag : tag.slice(0, old.nameEnd) + `=${quoted(attribute)}` + tag.slice(old.nameEnd)
  }
  const before = tag.slice(0, old.valueFrom)
  const after = tag.slice(old.valueTo)
  if (old.quote !== '')
    return before + keptValue(tag.slice(old.valueFrom, old.valueTo), value, old.quote, writing) + after
  const isPlain = /^[^\t\n\f\r "'`=<>&]+$/.test(value) && !(value.endsWith('/') && after.startsWith('>'))
  return before + (isPlain ? value : quoted(attribute)) + after
}

/** In the author's habit, unless the other quote needs no escape. */
function quoted({ value, habit, writing }: NewAttribute): string {
  const other = habit === '"' ? "'" : '"'
  const quote = value.includes(habit) && !value.includes(other) ? other : habit
  return quote + writing.escape(value, quote) + quote
}

/** Whether the slash before `>` closes the element, and is not the end of a bare value. */
export function isSelfClosing(tag: string): boolean {
  if (!tag.endsWith('/>')) return false
  return (sliceAttributes(tag).at(-1)?.to ?? 0) <= tag.length - 2
}

/** A self-closed svg or mathml tag as one that can hold children. */
export function withoutSelfClosing(tag: string): string {
  return isSelfClosing(tag) ? `${tag.slice(0, -2).trimEnd()}>` : tag
}
