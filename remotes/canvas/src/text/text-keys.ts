import { messages } from './messages.ts'
import { planJoinBack, planJoinNext } from './join-text.ts'
import { planNest, planUnnest } from './list-items.ts'
import { planSplit } from './split-text.ts'
import { itemOf, type TextEdit } from './text-blocks.ts'
import { wordsAround } from './text-offset.ts'
import type { TextSession } from './text-session.ts'

/** An edit that reaches beyond the text that is typed, and what its step is called. */
export interface BlockEdit {
  readonly label: string
  readonly edit: TextEdit
  /** What is chosen is what it is about, instead of going first. */
  readonly keepsWords?: true
}

function named(label: string, edit: TextEdit | null): BlockEdit | null {
  return edit && { label, edit }
}

/** What stands in front of a caret and behind it; null while something is chosen. */
function aroundCaret({ frame, element }: TextSession): { before: string; behind: string } | null {
  const chosen = frame.document.getSelection()
  if (!chosen?.isCollapsed || !chosen.anchorNode || !element.contains(chosen.anchorNode)) return null
  return wordsAround(element, chosen.anchorNode, chosen.anchorOffset)
}

const isEdge = (words: string | undefined) => words !== undefined && words.trim() === '' && !words.includes('\n\n')

/** What Enter, Backspace and Delete mean at this caret; null where the browser's own answer is right. */
export function editOfInput({ inputType }: InputEvent, session: TextSession): BlockEdit | null {
  const { page, id } = session
  if (inputType === 'insertParagraph') return named(messages.split, planSplit(page, id))
  if (!inputType.startsWith('delete')) return null
  const around = aroundCaret(session)
  if (inputType.endsWith('Backward') && isEdge(around?.before)) return named(messages.join, planJoinBack(page, id))
  if (inputType.endsWith('Forward') && isEdge(around?.behind)) return named(messages.join, planJoinNext(page, id))
  return null
}

/** What Tab means in a list; undefined where the key is not one of a list. */
export function editOfTab(event: KeyboardEvent, { page, id }: TextSession): BlockEdit | null | undefined {
  if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey || !itemOf(page, id)) return undefined
  if (event.shiftKey) return named(messages.unnest, planUnnest(page, id))
  return named(messages.nest, planNest(page, id))
}
