import type { Dispose, NodeId } from '@pergola/contracts'
import type { SiteOperation } from '@pergola/site/document'
import { printNode } from '@pergola/site/html'
import type { OpenPage } from '../document/open-page.ts'
import { isHollow } from '../frame/inert.ts'
import type { PageFrame } from '../frame/page-frame.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { isOff } from '../structure/component-switches.ts'
import { reconcile } from './reconcile.ts'
import type { Apply, TextCaret } from './text-blocks.ts'
import { boundaryAt, wordsAround } from './text-offset.ts'
import type { TextParts } from './text-parts.ts'

/** One element that is typed in, from the first caret until its words are part of the page. */
export interface TextSession {
  readonly id: NodeId
  readonly page: OpenPage
  readonly frame: PageFrame
  readonly element: HTMLElement
  readonly parts: TextParts
  end: Dispose
  /** Something was typed, formatted or taken back: the frame may differ from the tree node by node. */
  isTouched: boolean
  /** Where the caret was placed first. */
  start: TextCaret
  /** The step that took away the words which are replaced here: what is typed belongs to it. */
  onto: object | null
}

/** A session in which nothing was typed, and no words are replaced. */
export const untouched: Pick<TextSession, 'isTouched' | 'onto'> = { isTouched: false, onto: null }

/** From the prototype: the text may stand in a form, where a field with the id `focus` has the place of the method. */
export function focusOn(element: HTMLElement | undefined): void {
  if (element) HTMLElement.prototype.focus.call(element, { preventScroll: true })
}

/** From the first word of the element's own to the last, whatever stands around and between them. */
export function chooseWords({ frame, element, parts }: TextSession): void {
  const { document } = frame
  const range = document.createRange()
  range.selectNodeContents(element)
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const own: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (!parts.around(node)) own.push(node as Text)
  const words = own.filter(({ data }) => data.trim() !== '')
  const [first, last] = [words[0] ?? own[0], words.at(-1) ?? own.at(-1)]
  if (first && last) {
    range.setStart(first, 0)
    range.setEnd(last, last.length)
  }
  const chosen = document.getSelection()
  chosen?.removeAllRanges()
  chosen?.addRange(range)
}

/** With a point the caret stands there, where the element has text of its own; else all of it is chosen. */
export function placeCaret(session: TextSession, point?: { x: number; y: number }): void {
  const { frame, element, parts } = session
  focusOn(element)
  const { document } = frame
  const caret = point && document.caretPositionFromPoint?.(point.x, point.y)
  if (!caret || !element.contains(caret.offsetNode) || parts.around(caret.offsetNode)) return chooseWords(session)
  document.getSelection()?.collapse(caret.offsetNode, caret.offset)
}

/** Where the caret stands in the text, or what is chosen begins and ends. */
export function caretOf({ id, frame, element }: TextSession): TextCaret {
  const chosen = frame.document.getSelection()
  const range = chosen && chosen.rangeCount > 0 ? chosen.getRangeAt(0) : null
  if (!range || !element.contains(range.startContainer)) return { id, offset: 0 }
  const at = (container: Node, offset: number) => wordsAround(element, container, offset).before.length
  const offset = at(range.startContainer, range.startOffset)
  if (range.collapsed || !element.contains(range.endContainer)) return { id, offset }
  return { id, offset, end: at(range.endContainer, range.endOffset) }
}

export function placeCaretAt({ frame, element }: TextSession, { offset, end = offset }: TextCaret): void {
  focusOn(element)
  const [first, last] = [boundaryAt(element, offset), boundaryAt(element, end)]
  frame.document.getSelection()?.setBaseAndExtent(first.container, first.offset, last.container, last.offset)
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
}

type TypedElement = Pick<TextSession, 'id' | 'page' | 'frame' | 'element' | 'parts'>

/** The edits that make the page what was typed. */
export function typedOperations({ id, page, frame, element, parts }: TypedElement): SiteOperation[] {
  const { projection } = frame
  return reconcile(id, element, {
    node: (node) => page.node(node),
    idOf(dom) {
      const found = projection.idOf(dom)
      return found !== undefined && projection.domOf(found) === dom ? found : undefined
    },
    isDrawn: (node) => projection.domOf(node) !== undefined,
    isClosed: (node) => isHollow(node) || page.sheetOf(node) !== null || parts.has(projection.domOf(node.id)),
    isLost(node) {
      const dom = projection.domOf(node)
      return parts.has(dom) && !element.contains(dom ?? null)
    },
    source: (node) => printNode(page.tree, node),
    parse: (html, parent) => page.parse(html, parent),
  }).map((operation) => page.inHtml(operation))
}

export function mayType(core: CanvasCore, id: NodeId): boolean {
  const { page, frame } = core
  const isDrawn = frame?.projection.elementOf(id) !== undefined
  return isDrawn && core.canEdit() && core.isText(id) && page !== null && !isOff(page, id, 'editable')
}

interface Recorded {
  readonly label: string
  readonly onto?: object | null | undefined
}

/** A step, or part of `onto`, which is the newest still. */
export function recordStep(page: OpenPage, { label, onto }: Recorded, work: (apply: Apply) => void): void {
  const { history } = page
  page.tell((onto && history.extendBy(onto, work)) ?? history.group(label, work))
}

/** Its element is still there, on the page that is open. */
export function isAlive(core: CanvasCore, { id, page, frame }: TextSession): boolean {
  return core.page === page && core.frame === frame && page.node(id) !== undefined
}

/** What is typed is the browser's to take back; before it comes what the page has. */
export function hasNothingTyped(session: TextSession, way: 'undo' | 'redo'): boolean {
  return !session.isTouched || (way === 'undo' && typedOperations(session).length === 0)
}
