import { identifier } from '@pergola/contracts'

export interface Completion {
  readonly name: string
  /** What it is, in a word or two. */
  readonly detail: string
}

/** Names offered at one place; `path` is what stands before the last dot: `item` of `item.ti`. */
export type Complete = (path: readonly string[]) => readonly Completion[]

export interface Typed {
  readonly path: readonly string[]
  /** What of the name is typed already. */
  readonly start: string
}

const most = 12

const named = new RegExp(
  String.raw`(?:^|[^\p{ID_Continue}$.])((?:${identifier}(?:\[\d+\])?\??\.)*)(${identifier})?$`,
  'u',
)

/** The name that is being typed at the caret; null inside a number and where nothing of a name is typed. */
export function typedAt(text: string, caret: number): Typed | null {
  const match = named.exec(text.slice(0, caret))
  if (!match) return null
  const [, before = '', start = ''] = match
  if (before === '' && start === '') return null
  const path = before.split('.').filter((part) => part !== '')
  return { path: path.map((part) => part.replace(/\?$/, '')), start }
}

/** What may follow, the closest first: beginnings before middles. */
export function suggest(complete: Complete, { path, start }: Typed): readonly Completion[] {
  const wanted = start.toLowerCase()
  const known = complete(path).filter(({ name }) => name !== start && name.toLowerCase().includes(wanted))
  const rank = ({ name }: Completion) => (name.toLowerCase().startsWith(wanted) ? 0 : 1)
  return known.toSorted((one, other) => rank(one) - rank(other)).slice(0, most)
}
