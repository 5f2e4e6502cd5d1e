import { nextOutside, splitList } from './selector-text.ts'

export interface SplitSelector {
  /** Never empty. */
  readonly base: string
  readonly states: readonly string[]
}

/** Takes the pseudo-classes and pseudo-elements off the end: `.hero:hover::before` is `.hero` in two states. */
export function splitSelector(selector: string): SplitSelector {
  const members = splitList(selector).map(splitMember)
  const [first] = members
  if (first === undefined) return { base: selector.trim(), states: [] }
  const shared = members.every(({ states }) => states.join() === first.states.join())
  if (!shared) return { base: splitList(selector).join(', '), states: [] }
  return { base: members.map(({ base }) => base).join(', '), states: first.states }
}

/** The selector of a base in some states; in a list, each member is. */
export function joinSelector({ base, states }: SplitSelector): string {
  if (states.length === 0) return base
  return splitList(base)
    .map((member) => member + states.join(''))
    .join(', ')
}

function splitMember(selector: string): SplitSelector {
  const starts: number[] = []
  for (let at = 0; at < selector.length;) {
    if (selector[at] === ':') {
      if (isNoState(selector, at)) starts.length = 0
      else starts.push(at)
      at = pseudoEnd(selector, at)
    } else {
      starts.length = 0
      at = nextOutside(selector, at)
    }
  }
  // A selector that is nothing but states begins with one of them: `:root:hover`.
  if (starts[0] === 0 || /[\s>~+(]$/.test(selector.slice(0, starts[0]))) starts.shift()
  const cut = starts[0] ?? selector.length
  return { base: selector.slice(0, cut), states: starts.map((start, at) => selector.slice(start, starts[at + 1])) }
}

/** Says whom a rule is for, or how much it weighs, not in which state. */
function isNoState(selector: string, at: number): boolean {
  return /^:(?:where\(|not\(html\))/i.test(selector.slice(at, at + 10))
}

/** Index behind the pseudo-class or pseudo-element that begins at `at`. */
export function pseudoEnd(selector: string, at: number): number {
  let end = at + (selector[at + 1] === ':' ? 2 : 1)
  end += /^(?:[\w-]|[^\0-\x7f]|\\[\s\S])*/.exec(selector.slice(end))?.[0].length ?? 0
  return selector[end] === '(' ? nextOutside(selector, end) : end
}
