import { combine, pressCommand, type Dispose, type NodeId } from '@pergola/contracts'
import type { OpenPage } from '../document/open-page.ts'
import { typingAttribute } from '../frame/helper-css.ts'
import type { PageFrame } from '../frame/page-frame.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { listen } from '../service/listen.ts'
import { messages as steps } from '../structure/messages.ts'
import { isSpanned, planDelete, textsOf, type SpanEnds } from './delete-span.ts'
import { messages } from './messages.ts'
import { planSplit } from './split-text.ts'
import type { TextCaret, TextEdit } from './text-blocks.ts'
import { travelMeant } from './text-history.ts'
import { boundaryAt, wordsAround } from './text-offset.ts'
import { holdParts } from './text-parts.ts'
import { focusOn, typedOperations } from './text-session.ts'

interface SpanInput {
  readonly core: CanvasCore
  readonly page: OpenPage
  readonly frame: PageFrame
  /** The element that holds the texts. */
  readonly parent: NodeId
  /** The pointer is still down. */
  readonly isPressed: boolean
  /** Goes on in one text; the span has ended. With `put`, what it puts in and is typed then belongs to the newest step. */
  resume(caret: TextCaret, put?: () => void): void
  /** What is on the clipboard goes into the text that is gone on in. */
  paste(data: DataTransfer | null): void
  /** Typing is over. */
  leave(): void
}

/** Words that are chosen over several texts of one row, by the pointer or by keys. */
export interface TextSpan {
  /** A press there is one on the texts. */
  holds(node: Node | null): boolean
  choose(anchor: TextCaret, focus: TextCaret): void
  end: Dispose
}

const formats: Readonly<Record<string, string>> = {
  formatBold: 'bold',
  formatItalic: 'italic',
  formatUnderline: 'underline',
  formatStrikeThrough: 'strikeThrough',
  formatSubscript: 'subscript',
  formatSuperscript: 'superscript',
}

interface Replacement {
  readonly finish?: (id: NodeId) => TextEdit | null
  readonly put?: () => void
}

type Row = Pick<SpanInput, 'page' | 'frame' | 'parent'>

/** The text of a row that a node of the frame stands in. */
function textAround({ page, frame, parent }: Row, dom: Node | null | undefined): NodeId | null {
  const host = frame.projection.elementOf(parent)
  let at = dom ?? null
  while (at && at.parentNode !== host) at = at.parentNode
  const node = at ? page.node(frame.projection.idOf(at) ?? -1) : undefined
  return isSpanned(page, node) ? node.id : null
}

/** A boundary of the frame as a place in one of the texts; null where it stands in none. */
export function caretIn(row: Row, container: Node, offset: number, isEnd = false): TextCaret | null {
  const host = row.frame.projection.elementOf(row.parent)
  // Between two texts: where the one begins, or the other ends.
  const beside = container === host ? container.childNodes[isEnd ? offset - 1 : offset] : undefined
  const id = textAround(row, beside ?? container)
  const element = id === null ? undefined : row.frame.projection.elementOf(id)
  if (id === null || !element) return null
  if (beside) return { id, offset: isEnd ? wordsAround(element, element, element.childNodes.length).before.length : 0 }
  return { id, offset: wordsAround(element, container, offset).before.length }
}

/**
 * The element around the texts is editable meanwhile, so that the browser chooses words in all of them as it does in one.
 * It changes nothing by itself: whatever is typed is an edit of the page, and typing goes on in one text.
 */
class ChosenSpan implements TextSpan {
  private readonly input: SpanInput
  private readonly host: HTMLElement
  private readonly stop: Dispose
  private isPressed: boolean

  constructor(input: SpanInput) {
    const { frame, parent } = input
    this.input = input
    this.isPressed = input.isPressed
    const host = frame.projection.elementOf(parent) as HTMLElement
    this.host = host
    host.setAttribute('contenteditable', 'true')
    host.setAttribute(typingAttribute, '')
    const { document, window } = frame
    this.stop = combine(
      listen(host, 'beforeinput', (event) => this.onInput(event as InputEvent)),
      listen(host, 'keydown', (event) => this.onKey(event)),
      listen(host, 'paste', (event) => this.onPaste(event)),
      listen(host, 'drop', (event) => event.preventDefault()),
      listen(document, 'pointerdown', () => (this.isPressed = true), { capture: true }),
      listen(document, 'pointerup', () => this.onUp(), { capture: true }),
      listen(document, 'selectionchange', () => this.narrow()),
      listen(window, 'blur', () =>
        setTimeout(() => globalThis.document.activeElement === frame.element || input.leave()),
      ),
    )
  }

  holds(node: Node | null): boolean {
    return textAround(this.input, node) !== null
  }

  choose(anchor: TextCaret, focus: TextCaret): void {
    const { projection, document } = this.input.frame
    const [from, to] = [anchor, focus].map(({ id, offset }) => boundaryAt(projection.elementOf(id) as Element, offset))
    focusOn(this.host)
    if (from && to) {
      document.getSelection()?.setBaseAndExtent(from.container, from.offset, to.container, to.offset)
    }
  }

  private ends(): SpanEnds | null {
    const chosen = this.input.frame.document.getSelection()
    const range = chosen && chosen.rangeCount > 0 ? chosen.getRangeAt(0) : null
    const first = range && caretIn(this.input, range.startContainer, range.startOffset)
    const last = range && caretIn(this.input, range.endContainer, range.endOffset, true)
    return first && last ? { first, last } : null
  }

  /** Words of one text alone are chosen again. */
  private narrow(): void {
    const ends = this.ends()
    if (this.isPressed || ends?.first.id !== ends?.last.id) return
    if (!ends) return this.input.frame.document.getSelection()?.isCollapsed ? this.input.leave() : undefined
    this.end()
    const { first, last } = ends
    this.input.resume(first.offset === last.offset ? first : { ...first, end: last.offset })
  }

  private onUp(): void {
    this.isPressed = false
    this.narrow()
  }

  private refuse(text: string): false {
    this.input.core.services.toasts.warning(text)
    return false
  }

  /** The chosen words go, and typing goes on where they were. One step with what comes of it, or is put there. */
  private replace({ finish, put }: Replacement): boolean {
    const { page, resume } = this.input
    const ends = this.ends()
    const edit = ends && planDelete(page, ends)
    if (!ends || !edit) return this.refuse(messages.spanHolds)
    this.end()
    let caret: TextCaret = ends.first
    const changes = page.history.group(steps.text, (apply) => {
      caret = edit(ends.first, apply) ?? caret
      caret = finish?.(caret.id)?.(caret, apply) ?? caret
    })
    page.tell(changes)
    resume(caret, put)
    return true
  }

  private onInput(event: InputEvent): void {
    const { document } = this.input.frame
    const { inputType, data } = event
    event.preventDefault()
    const format = formats[inputType]
    if (format !== undefined) return void this.format(format)
    if (inputType.startsWith('format')) return void this.refuse(messages.spanFormat)
    if (inputType === 'insertParagraph') return void this.replace({ finish: (id) => planSplit(this.input.page, id) })
    if (inputType.startsWith('delete')) return void this.replace({})
    if (inputType === 'insertLineBreak') return void this.replace({ put: () => document.execCommand(inputType) })
    if (inputType === 'insertText') this.replace({ put: () => document.execCommand(inputType, false, data ?? '') })
  }

  /** As in one text the browser puts the format around the words; what it made of each text is an edit of it. */
  private format(command: string): boolean {
    const { page, frame } = this.input
    const ends = this.ends()
    const texts = ends && textsOf(page, ends)
    if (!texts) return this.refuse(messages.spanHolds)
    frame.document.execCommand(command)
    const operations = texts.flatMap(({ id }) => {
      const element = frame.projection.elementOf(id) as HTMLElement
      const parts = holdParts(element)
      parts.release()
      return typedOperations({ id, page, frame, element, parts })
    })
    if (operations.length > 0) page.run(steps.text, operations)
    for (const { id } of texts) frame.projection.redraw(id)
    this.choose(ends.first, ends.last)
    return true
  }

  private onPaste(event: ClipboardEvent): void {
    event.preventDefault()
    event.stopPropagation()
    const { clipboardData } = event
    this.replace({ put: () => this.input.paste(clipboardData) })
  }

  private onKey(event: KeyboardEvent): void {
    const { core, leave } = this.input
    // What is composed cannot be held back: the words that it replaces go before it begins.
    if (event.key === 'Process' || event.isComposing) return void this.replace({ put: () => {} })
    const way = travelMeant(event)
    if (event.key !== 'Escape' && event.key !== 'Tab' && way === null) return
    event.preventDefault()
    event.stopPropagation()
    leave()
    if (way) pressCommand(core.services.commands, `page.${way}`)
  }

  end = (): void => {
    this.stop()
    this.host.removeAttribute('contenteditable')
    this.host.removeAttribute(typingAttribute)
    this.input.frame.document.getSelection()?.removeAllRanges()
    HTMLElement.prototype.blur.call(this.host)
  }
}

export function openSpan(input: SpanInput): TextSpan {
  return new ChosenSpan(input)
}
