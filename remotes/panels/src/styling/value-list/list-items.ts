import { hiddenItemsPrefix } from '@pergola/contracts'
import { commaParts, splitOutside } from '../split-list.ts'

export interface ListItem {
  readonly text: string
  /** Kept beside the value, where no browser applies it. */
  readonly hidden: boolean
  /** What stands before it where that is no comma with a blank: lines of the source stay lines. */
  readonly before?: string
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
  return commaParts(value)
    .filter(({ text }) => text !== '')
    .map(({ text, before }, at) => (at === 0 || before === ', ' ? shownItem(text) : { ...shownItem(text), before }))
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
  const between = separator === ',' ? ', ' : ' '
  const parts = shown.map(({ text, before }, at) => (at === 0 ? text : (before ?? between) + text))
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
