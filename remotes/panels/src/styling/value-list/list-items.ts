import { hiddenItemsPrefix, type StyleValue } from '@pergola/contracts'
import { commaParts, splitOutside } from '../split-list.ts'

export interface ListItem {
  readonly text: string
  /** Kept beside the value, where no browser applies it. */
  readonly hidden: boolean
  /** Where it stood, and what before it, in a list that is not written with a comma and a blank throughout. */
  readonly read?: { readonly at: number; readonly before: string }
}

/** Between the items of a value: layers and shadows stand behind commas, functions behind blanks. */
export type Separator = ',' | ' '

const keyword = /^(none|inherit|initial|unset|revert|revert-layer)$/i

/** Where the hidden items of a property are kept: with the rule, so that they are saved and undone with it. */
export function hiddenName(property: string): string {
  return `${hiddenItemsPrefix}${property}`
}

function readHidden(text: string): { at: number; text: string }[] {
  return splitOutside(text, ' ').flatMap((part) => {
    const match = /^\((\d+) ([\s\S]+)\)$/.exec(part)
    return match?.[1] && match[2] ? [{ at: Number(match[1]), text: match[2].trim() }] : []
  })
}

const shownItem = (text: string): ListItem => ({ text, hidden: false })

function readLayers(value: string): ListItem[] {
  const parts = commaParts(value).filter(({ text }) => text !== '')
  const isPlain = parts.every(({ before }, at) => at === 0 || before === ', ')
  return parts.map(({ text, before }, at) => (isPlain ? shownItem(text) : { ...shownItem(text), read: { at, before } }))
}

/** As it was behind the same item; a line of its own stays one wherever it is moved. */
function gapBefore({ read }: ListItem, previous: ListItem): string {
  if (!read) return ', '
  if (read.at > 0 && previous.read?.at === read.at - 1) return read.before
  const line = /\n\s*$/.exec(read.before)
  return line ? `,${line[0]}` : ', '
}

/** What a list has to show of a value: the none that a shorthand means by not naming it is no item. */
export function listText(value: Pick<StyleValue, 'value' | 'declaredAs'> | undefined): string {
  const isMeant = value?.declaredAs !== undefined && /^none$/i.test(value.value)
  return isMeant ? '' : (value?.value ?? '')
}

/** The items in order, those that are hidden in their places. */
export function readItems(value: string, hidden: string, separator: Separator): ListItem[] {
  const items = separator === ',' ? readLayers(value) : splitOutside(value, separator).map(shownItem)
  for (const { at, text } of readHidden(hidden)) items.splice(Math.min(at, items.length), 0, { text, hidden: true })
  return items
}

export interface PrintedItems {
  readonly value: string
  readonly hidden: string
}

export function printItems(items: readonly ListItem[], separator: Separator): PrintedItems {
  const shown = items.filter(({ hidden, text }) => !hidden && text !== '')
  const hidden = items.flatMap((item, at) => (item.hidden ? [`(${at} ${item.text})`] : []))
  const parts = shown.map((item, at) => {
    const previous = shown[at - 1]
    if (!previous) return item.text
    return (separator === ',' ? gapBefore(item, previous) : ' ') + item.text
  })
  return { value: parts.join(''), hidden: hidden.join(' ') }
}

/** A word for the whole value has no place beside others. */
export function isWholeValue(text: string): boolean {
  return keyword.test(text.trim())
}

export function addItem(items: readonly ListItem[], text: string, at: 'first' | 'last'): ListItem[] {
  const added: ListItem = { text, hidden: false }
  if (isWholeValue(text)) return [added]
  const rest = items.filter((item) => item.hidden || !isWholeValue(item.text))
  return at === 'first' ? [added, ...rest] : [...rest, added]
}

export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const moved = items[from]
  return moved !== undefined && to >= 0 && to < items.length ? items.toSpliced(from, 1).toSpliced(to, 0, moved) : items
}
