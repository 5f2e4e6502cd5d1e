import type { HeldState } from '@pergola/contracts'
import { editorPrefix } from '../frame/shown-attributes.ts'
import type { PageFrame } from '../frame/page-frame.ts'

/** Lists in the frame the states in which an element is shown. */
export const shownAttribute = `${editorPrefix}states`

const wordOf = (state: string) => /^:([a-z-]+)$/i.exec(state)?.[1]?.toLowerCase() ?? []

/** What is true of an element that the pointer or the focus is on, and what of those around it. */
const heldOn: Readonly<Record<HeldState, { readonly own: readonly string[]; readonly around: readonly string[] }>> = {
  hover: { own: ['hover'], around: ['hover'] },
  focus: { own: ['focus', 'focus-visible', 'focus-within'], around: ['focus-within'] },
  active: { own: ['active'], around: ['active'] },
}

interface Shown {
  readonly frame: PageFrame | null
  readonly element: Element | null
  /** Of the rule that is edited. */
  readonly states: readonly string[]
  readonly held: readonly HeldState[]
}

function wanted({ frame, element, states, held }: Shown): Map<Element, string> {
  const found = new Map<Element, string>()
  if (!frame || !element) return found
  const put = (at: Element, words: readonly string[]) =>
    words.length > 0 && found.set(at, [...new Set(words)].join(' '))
  put(element, [...states.flatMap(wordOf), ...held.flatMap((state) => heldOn[state].own)])
  const around = held.flatMap((state) => heldOn[state].around)
  for (let at = element.parentElement; at; at = at.parentElement) put(at, around)
  return found
}

/**
 * The element whose rule for a state is edited looks as it does in that state, wherever the pointer is. The frame alone
 * knows of it: an attribute lists the states, and the sheets of the page, once that is wanted, meet it as well.
 */
export function createShownStates(): (wanted: Shown) => void {
  const prepared = new WeakSet<PageFrame>()
  let shown: ReadonlyMap<Element, string> = new Map()

  async function showStatesIn(frame: PageFrame): Promise<void> {
    if (prepared.has(frame)) return
    prepared.add(frame)
    const { withShownStates } = await import('./with-shown-states.ts')
    frame.setSheetTransform('states', { css: (text) => withShownStates(text, shownAttribute) })
  }

  return (asked) => {
    const next = wanted(asked)
    for (const element of shown.keys()) if (!next.has(element)) element.removeAttribute(shownAttribute)
    for (const [element, words] of next) {
      if (element.getAttribute(shownAttribute) !== words) element.setAttribute(shownAttribute, words)
    }
    shown = next
    if (asked.frame && next.size > 0) void showStatesIn(asked.frame)
  }
}
