import { isIdentifier } from '@pergola/contracts'
import { literal } from '../rest-models/index.ts'

/** What of a list is seen, annex §2.5. A part without its name is not there. */
export interface LoopView {
  /** Expression of the whole list. */
  readonly list: string
  /** Variable with how many entries are seen at a time, and how many those are at first. */
  readonly countName: string
  readonly countValue: string
  /** Property that is looked into, and variable with what is looked for. */
  readonly filterProp: string
  readonly filterName: string
}

export const loopParts = ['more', 'next', 'previous', 'filter', 'input'] as const

/** What a companion of a loop does to what is seen. */
export type LoopPart = (typeof loopParts)[number]

export interface PartSettings {
  readonly part: LoopPart
  readonly event: string
  readonly filterValue: string
}

/** Values of the filter variable that let everything through. */
const all = `['', '_']`
export const isAll = (value: string) => value === '' || value === '_'

export const startName = ({ countName }: Pick<LoopView, 'countName'>) => `${countName}Start`

/** Whether a text says which property of an entry is meant: `tag`, `author.name`. */
export function isPropertyPath(text: string): boolean {
  return text.split('.').every(isIdentifier)
}

/** Entries at a time; null for what is no such number. */
export function pageSize(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text.trim()) ? Number(text) : null
}

const isPaged = ({ countName, countValue }: LoopView) => countName !== '' && pageSize(countValue) !== null
const isFiltered = ({ filterName, filterProp }: LoopView) => filterName !== '' && filterProp !== ''

/** Whether less than the whole list may be seen. */
export const isCut = (view: LoopView) => isPaged(view) || isFiltered(view)

/** The list as a loop goes over it: what the filter lets through, and of that one page. */
export function listText(view: LoopView): string {
  const start = startName(view)
  const page = isPaged(view) ? `.slice(${start}, ${start} + ${view.countName})` : ''
  return isCut(view) ? `${throughFilter(view)}${page}` : view.list
}

/** An answer may be an object of entries, and what holds a list further in may not be there yet. */
function throughFilter(view: LoopView): string {
  const entries = `Object.values(${view.list} ?? [])`
  if (!isFiltered(view)) return entries
  const { filterName, filterProp } = view
  // Neither the variable nor the list may be what the function calls an entry.
  const entry = filterName === 'entry' ? 'entry_' : 'entry'
  const found = `String(${entry}?.${filterProp.replaceAll('.', '?.')} ?? '').toLowerCase()`
  return `${entries}.filter((${entry}) => ${all}.includes(${filterName}) || ${found}.includes(String(${filterName}).toLowerCase()))`
}

/** Data that the element around needs for it, with the values they start with. */
export function viewEntries(view: LoopView): readonly { readonly key: string; readonly value: string }[] {
  return [
    ...(isPaged(view)
      ? [
          { key: view.countName, value: String(pageSize(view.countValue)) },
          { key: startName(view), value: '0' },
        ]
      : []),
    ...(isFiltered(view) ? [{ key: view.filterName, value: `''` }] : []),
  ]
}

/** Directives of a companion; null where the loop has nothing that it could change. */
export function loopPartDirectives(
  part: LoopPart,
  view: LoopView,
  { event, filterValue }: Omit<PartSettings, 'part'>,
): Readonly<Record<string, string>> | null {
  const restart = isPaged(view) ? `${startName(view)} = 0` : ''
  if (part === 'input')
    return isFiltered(view) ? { 'v-model': view.filterName, ...(restart !== '' && { 'v-on:input': restart }) } : null
  if (part === 'filter') return isFiltered(view) ? filterDirectives(view, event, filterValue, restart) : null
  return isPaged(view) ? pageDirectives(part, view, event) : null
}

function filterDirectives({ filterName }: LoopView, event: string, value: string, restart: string) {
  const wanted = literal(value)
  return {
    [`v-on:${event}`]: [`${filterName} = ${wanted}`, restart].filter((each) => each !== '').join('; '),
    'v-bind:aria-pressed': isAll(value) ? `${all}.includes(${filterName})` : `${filterName} === ${wanted}`,
  }
}

function pageDirectives(part: 'more' | 'next' | 'previous', view: LoopView, event: string) {
  const { countName } = view
  const start = startName(view)
  const isAtEnd = `${start} + ${countName} >= ${throughFilter(view)}.length`
  const does: Readonly<Record<typeof part, readonly [handler: string, disabled: string]>> = {
    more: [`${countName} += ${pageSize(view.countValue)}`, isAtEnd],
    next: [`${start} += ${countName}`, isAtEnd],
    previous: [`${start} = Math.max(0, ${start} - ${countName})`, `${start} <= 0`],
  }
  const [handler, disabled] = does[part]
  return { [`v-on:${event}`]: handler, 'v-bind:disabled': disabled }
}
