import { combine, type Dispose, type NodeId } from '@pergola/contracts'
import type { SiteOperation } from '@pergola/site/document'
import { linkMeant, pageLinks } from '@pergola/site/project'
import type { PageFrame } from '../frame/page-frame.ts'
import { isHollow } from '../frame/inert.ts'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { listen } from '../service/listen.ts'
import { isOff } from '../structure/component-switches.ts'
import { messages } from '../structure/messages.ts'
import { reconcile } from './reconcile.ts'
import { onBeforeInput, onPaste, onTypedKey } from './typed-input.ts'

export type TextFormat = 'bold' | 'italic' | 'underline' | 'strikeThrough'

export interface TextEditing {
  /** With a point of the frame, the caret stands there; else all of the text is chosen. */
  start(id: NodeId, point?: { x: number; y: number }): void
  /** Makes what was typed part of the page, as one step; nothing when nothing was typed. */
  commit(): void
  isTyping(node: Node | null): boolean
  format(format: TextFormat): void
  isFormatted(format: TextFormat): boolean
  /** Null takes the link away. */
  link(address: string | null): void
  linkAddress(): string | null
}

/** Set on what may have the focus while a text is typed. */
export const keepsTyping = 'data-keeps-typing'

interface Session {
  readonly id: NodeId
  readonly page: OpenPage
  readonly frame: PageFrame
  readonly element: HTMLElement
  readonly end: Dispose
}

function rangeAt(document: Document, element: HTMLElement, point?: { x: number; y: number }): Range {
  const caret = point && document.caretPositionFromPoint?.(point.x, point.y)
  const range = document.createRange()
  if (caret && element.contains(caret.offsetNode)) range.setStart(caret.offsetNode, caret.offset)
  else range.selectNodeContents(element)
  return range
}

/** From the prototype: the text may stand in a form, where a field with the id `focus` has the place of the method. */
function focusOn(element: HTMLElement): void {
  HTMLElement.prototype.focus.call(element, { preventScroll: true })
}

function placeCaret(frame: PageFrame, element: HTMLElement, point?: { x: number; y: number }): void {
  focusOn(element)
  const range = rangeAt(frame.document, element, point)
  const chosen = frame.document.getSelection()
  chosen?.removeAllRanges()
  chosen?.addRange(range)
}

function operationsOf({ id, page, frame, element }: Session) {
  return reconcile(id, element, {
    node: (node) => page.node(node),
    idOf(dom) {
      const found = frame.projection.idOf(dom)
      return found !== undefined && frame.projection.domOf(found) === dom ? found : undefined
    },
    isDrawn: (node) => frame.projection.domOf(node) !== undefined,
    isClosed: (node) => isHollow(node) || page.sheetOf(node) !== null,
    parse: (html, parent) => page.parse(html, parent),
  }).map((operation) => page.inHtml(operation))
}

class TypedText implements TextEditing {
  private readonly core: CanvasCore
  private session: Session | null = null

  constructor(core: CanvasCore) {
    this.core = core
    core.settle.on(() => this.commit())
  }

  isTyping = (node: Node | null): boolean => {
    return this.session !== null && node !== null && this.session.element.contains(node)
  }

  commit = (): void => {
    const { core, session: done } = this
    if (!done) return
    this.session = null
    core.typing = null
    const alive = this.isAlive(done)
    const operations = alive ? operationsOf(done) : []
    done.end()
    core.publish({ editingText: false })
    if (!alive) return
    if (operations.length > 0) done.page.run(messages.text, operations)
    // All that was typed is gone again, and some of it had been stored.
    else if (done.page.isChanged()) core.publish({ changed: true, revision: core.store.getState().revision + 1 })
    // The frame was typed into and no longer follows the tree node by node: it is drawn from the tree again.
    done.frame.projection.redraw(done.id)
    core.moved.emit()
  }

  private isAlive({ id, page, frame }: Session): boolean {
    return this.core.page === page && this.core.frame === frame && page.node(id) !== undefined
  }

  private readonly typed = (): readonly SiteOperation[] => {
    return this.session && this.isAlive(this.session) ? operationsOf(this.session) : []
  }

  private tell(): void {
    this.core.typed.emit()
    this.core.moved.emit()
  }

  start = (id: NodeId, point?: { x: number; y: number }): void => {
    const { core } = this
    const { page, frame } = core
    if (page && isOff(page, id, 'editable')) return
    const element = frame?.projection.elementOf(id)
    if (!page || !frame || !element || !core.canEdit() || !core.isText(id) || this.session?.id === id) return
    this.commit()
    core.drawing.emit()
    const typed = element as HTMLElement
    this.session = { id, page, frame, element: typed, end: this.listenTo(frame, typed) }
    core.typing = this.typed
    core.publish({ editingText: true })
    placeCaret(frame, typed, point)
  }

  private listenTo(frame: PageFrame, typed: HTMLElement): Dispose {
    typed.setAttribute('contenteditable', 'true')
    typed.setAttribute('pergola-typing', '')
    const { document } = frame
    let isPressed = false
    return combine(
      // Presses that are passed on from the page do not count.
      listen(globalThis.document, 'pointerdown', ({ isTrusted }) => (isPressed ||= isTrusted), { capture: true }),
      () => {
        typed.removeAttribute('contenteditable')
        typed.removeAttribute('pergola-typing')
        document.getSelection()?.removeAllRanges()
      },
      listen(typed, 'beforeinput', (event) => onBeforeInput(event as InputEvent, document)),
      listen(typed, 'paste', (event) => onPaste(event, document)),
      listen(typed, 'drop', (event) => event.preventDefault()),
      listen(typed, 'input', () => this.tell()),
      listen(document, 'selectionchange', () => this.core.moved.emit()),
      listen(frame.window, 'blur', () => setTimeout(() => this.leave(frame, isPressed))),
      listen(typed, 'keydown', (event) => {
        onTypedKey(event, document)
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        this.commit()
      }),
    )
  }

  /** The focus went somewhere else in this window, other than to the format bar. */
  private leave(frame: PageFrame, isPressed: boolean): void {
    if (this.session?.frame !== frame) return
    const { activeElement: focused, body } = globalThis.document
    if (focused === frame.element || focused?.closest(`[${keepsTyping}]`)) return
    if (focused !== body || isPressed) return this.commit()
    // Nobody took it: a frame of another origin that begins to load can have it fall to nobody. The caret is still there.
    frame.element.focus({ preventScroll: true })
    focusOn(this.session.element)
  }

  format = (format: TextFormat): void => this.execute(format)

  isFormatted = (format: TextFormat): boolean => {
    return this.session?.frame.document.queryCommandState(format) ?? false
  }

  link = (address: string | null): void => {
    const link = this.linkAround()
    const page = this.session?.page
    const href = page ? linkMeant(address ?? '', pageLinks(page.project(), page.record)) : ''
    if (href === '') this.execute('unlink')
    else if (link) {
      link.setAttribute('href', href)
      this.tell()
    } else this.execute('createLink', href)
    if (this.session) focusOn(this.session.element)
  }

  linkAddress = (): string | null => this.linkAround()?.getAttribute('href') ?? null

  private execute(command: string, value?: string): void {
    this.session?.frame.document.execCommand(command, false, value)
    this.core.moved.emit()
  }

  private linkAround(): Element | null {
    const node = this.session?.frame.document.getSelection()?.anchorNode ?? null
    const element = node?.nodeType === Node.ELEMENT_NODE ? (node as Element) : node?.parentElement
    const link = element?.closest('a') ?? null
    return link && this.session?.element.contains(link) ? link : null
  }
}

export function createTextEditing(core: CanvasCore): TextEditing {
  return new TypedText(core)
}
