import { combine, type Dispose, type NodeId } from '@pergola/contracts'
import type { SiteOperation } from '@pergola/site/document'
import { linkMeant, pageLinks } from '@pergola/site/project'
import type { PageFrame } from '../frame/page-frame.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { listen } from '../service/listen.ts'
import { isOff } from '../structure/component-switches.ts'
import { messages } from '../structure/messages.ts'
import { deleteWords, keepParts } from './keep-parts.ts'
import { holdParts, type TextParts } from './text-parts.ts'
import { chooseWords, focusOn, placeCaret, typedOperations, type TextSession } from './text-session.ts'
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

class TypedText implements TextEditing {
  private readonly core: CanvasCore
  private session: TextSession | null = null

  constructor(core: CanvasCore) {
    this.core = core
    core.settle.on(() => this.commit())
  }

  isTyping = (node: Node | null): boolean => {
    return this.session?.element.contains(node) === true && node !== null && !this.session.parts.around(node)
  }

  commit = (): void => {
    const { core, session: done } = this
    if (!done) return
    this.session = null
    core.typing = null
    const alive = this.isAlive(done)
    const operations = alive ? typedOperations(done) : []
    done.end()
    core.publish({ editingText: false })
    if (!alive) return
    if (operations.length > 0) done.page.run(messages.text, operations)
    // All that was typed is gone again, and some of it had been stored.
    else if (done.page.isChanged()) core.publish({ changed: true, revision: core.store.getState().revision + 1 })
    // The frame was typed into and no longer follows the tree node by node: it is drawn from the tree again.
    if (done.isTouched) done.frame.projection.redraw(done.id)
    core.moved.emit()
  }

  private isAlive({ id, page, frame }: TextSession): boolean {
    return this.core.page === page && this.core.frame === frame && page.node(id) !== undefined
  }

  private readonly typed = (): readonly SiteOperation[] => {
    return this.session && this.isAlive(this.session) ? typedOperations(this.session) : []
  }

  private tell(): void {
    if (this.session) this.session.isTouched = true
    this.core.typed.emit()
    this.core.moved.emit()
  }

  start = (id: NodeId, point?: { x: number; y: number }): void => {
    const { core } = this
    const { page, frame } = core
    if (page && isOff(page, id, 'editable')) return
    const element = frame?.projection.elementOf(id) as HTMLElement | undefined
    if (!page || !frame || !element || !core.canEdit() || !core.isText(id) || this.session?.id === id) return
    this.commit()
    core.drawing.emit()
    const parts = holdParts(element)
    this.session = { id, page, frame, element, parts, isTouched: false, end: this.listenTo(frame, element, parts) }
    core.typing = this.typed
    core.publish({ editingText: true })
    placeCaret(this.session, point)
  }

  private listenTo(frame: PageFrame, typed: HTMLElement, parts: TextParts): Dispose {
    typed.setAttribute('contenteditable', 'true')
    typed.setAttribute('pergola-typing', '')
    const { document } = frame
    let isPressed = false
    return combine(
      // Presses that are passed on from the page do not count.
      listen(globalThis.document, 'pointerdown', ({ isTrusted }) => (isPressed ||= isTrusted), { capture: true }),
      parts.release,
      () => {
        typed.removeAttribute('contenteditable')
        typed.removeAttribute('pergola-typing')
        document.getSelection()?.removeAllRanges()
      },
      listen(typed, 'beforeinput', (event) => {
        keepParts(event as InputEvent, document, parts)
        onBeforeInput(event as InputEvent, document)
      }),
      // What is composed cannot be held back: the words that it replaces go before it begins.
      listen(typed, 'compositionstart', () => deleteWords(document, parts)),
      listen(typed, 'paste', (event) => {
        deleteWords(document, parts)
        onPaste(event, document)
      }),
      listen(typed, 'drop', (event) => event.preventDefault()),
      listen(typed, 'input', () => this.tell()),
      listen(document, 'selectionchange', () => this.core.moved.emit()),
      listen(frame.window, 'blur', () => setTimeout(() => this.leave(frame, isPressed))),
      listen(typed, 'keydown', (event) => {
        onTypedKey(event, document)
        this.onKey(event)
      }),
    )
  }

  private onKey(event: KeyboardEvent): void {
    const isAll = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && !event.altKey
    if (!this.session || (event.key !== 'Escape' && !isAll)) return
    event.preventDefault()
    event.stopPropagation()
    // The browser chooses nothing where what is no text stands at an edge.
    if (isAll) chooseWords(this.session)
    else this.commit()
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
