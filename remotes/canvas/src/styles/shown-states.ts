import { editorPrefix } from '../frame/shown-attributes.ts'
import type { PageFrame } from '../frame/page-frame.ts'

/** Lists in the frame the states in which an element is shown. */
export const shownAttribute = `${editorPrefix}states`

const wordOf = (state: string) => /^:([a-z-]+)$/i.exec(state)?.[1]?.toLowerCase() ?? []

/**
 * The element whose rule for a state is edited looks as it does in that state, wherever the pointer is. The frame alone
 * knows of it: an attribute lists the states, and the sheets of the page, once that is wanted, meet it as well.
 */
export function createShownStates(): (
  frame: PageFrame | null,
  element: Element | null,
  states: readonly string[],
) => void {
  const dressed = new WeakSet<PageFrame>()
  let shown: Element | null = null

  async function dress(frame: PageFrame): Promise<void> {
    if (dressed.has(frame)) return
    dressed.add(frame)
    const { withShownStates } = await import('./dress-states.ts')
    frame.dressSheets((css) => withShownStates(css, shownAttribute))
  }

  return (frame, element, states) => {
    const words = states.flatMap(wordOf)
    const wanted = frame && words.length > 0 ? element : null
    if (shown !== wanted) shown?.removeAttribute(shownAttribute)
    shown = wanted
    if (!frame || !wanted) return
    wanted.setAttribute(shownAttribute, words.join(' '))
    void dress(frame)
  }
}
