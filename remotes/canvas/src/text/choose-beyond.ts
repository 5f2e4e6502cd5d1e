import { combine, type Dispose, type NodeId } from '@pergola/contracts'
import { listen } from '../service/listen.ts'
import { besideOf, type TextCaret } from './text-blocks.ts'
import { isSpanned } from './delete-span.ts'
import { wordsAround } from './text-offset.ts'
import { caretIn } from './text-span.ts'
import type { TextSession } from './text-session.ts'

/** Where words are chosen from and to, in two texts of one row. */
export interface Beyond {
  readonly parent: NodeId
  readonly anchor: TextCaret
  readonly focus: TextCaret
  readonly isPressed: boolean
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** The row of a text whose words may be chosen together with those of its neighbours; null where it has none. */
function rowOf({ page, frame, id }: TextSession) {
  const node = page.node(id)
  return node && isSpanned(page, node) && node.parent !== null ? { page, frame, parent: node.parent } : null
}

/** Tells when more is chosen than the text that is typed: by a drag out of it, a press with Shift, or Shift and an arrow. */
export function watchChoice(session: TextSession, onBeyond: (beyond: Beyond) => void): Dispose {
  const { page, frame, element, id } = session
  const { document, window } = frame
  let isPressed = false

  function anchorOf(): TextCaret | null {
    const chosen = document.getSelection()
    if (!chosen?.anchorNode || !element.contains(chosen.anchorNode)) return null
    return { id, offset: wordsAround(element, chosen.anchorNode, chosen.anchorOffset).before.length }
  }

  function tell(focus: TextCaret | null): boolean {
    const anchor = anchorOf()
    const row = rowOf(session)
    if (!anchor || !row || !focus || focus.id === id) return false
    onBeyond({ parent: row.parent, anchor, focus, isPressed })
    return true
  }

  function caretAt({ clientX, clientY }: PointerEvent): TextCaret | null {
    const row = rowOf(session)
    const caret = row && document.caretPositionFromPoint?.(clientX, clientY)
    return caret ? caretIn(row, caret.offsetNode, caret.offset) : null
  }

  function onKey(event: KeyboardEvent): void {
    const step = steps[event.key]
    const chosen = document.getSelection()
    if (step === undefined || !event.shiftKey || event.isComposing || !chosen?.focusNode) return
    if (!element.contains(chosen.focusNode)) return
    const { before, behind } = wordsAround(element, chosen.focusNode, chosen.focusOffset)
    const next = (step === 1 ? behind : before).trim() === '' ? besideOf(page, id, step) : undefined
    if (!next || !isSpanned(page, next)) return
    const other = frame.projection.elementOf(next.id)
    const end = other ? wordsAround(other, other, other.childNodes.length).before.length : 0
    if (!tell({ id: next.id, offset: step === 1 ? 0 : end })) return
    event.preventDefault()
    event.stopPropagation()
  }

  return combine(
    listen(element, 'keydown', onKey),
    listen(element, 'pointerdown', ({ button }) => (isPressed = button === 0)),
    listen(document, 'pointerup', () => (isPressed = false), { capture: true }),
    listen(document, 'pointermove', (event) => isPressed && event.buttons === 1 && tell(caretAt(event)), {
      capture: true,
    }),
    // Before the canvas takes it for a press that ends the typing.
    listen(
      window,
      'pointerdown',
      (event) => {
        isPressed = true
        if (!event.shiftKey || event.button !== 0 || !tell(caretAt(event))) isPressed = false
      },
      { capture: true },
    ),
  )
}
