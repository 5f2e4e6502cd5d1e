import { combine, pressCommand, type NodeId } from '@pergola/contracts'
import type { SiteOperation } from '@pergola/site/document'
import type { PageFrame } from '../frame/page-frame.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { looksLikeMarkdown, offerMarkdown } from '../clipboard/markdown.ts'
import { isTooMuchForText, pasteIntoText, type GivenToText } from '../clipboard/paste-into-text.ts'
import { publishSelection } from '../service/follow-page.ts'
import { matchesKeys } from '../pointer/keys.ts'
import { messages } from '../structure/messages.ts'
import { watchChoice, type Beyond } from './choose-beyond.ts'
import { createFormatting, type Formatting } from './formatting.ts'
import { deleteWords } from './keep-parts.ts'
import { givenBy, listenToText } from './listen-to-text.ts'
import type { Apply, TextCaret } from './text-blocks.ts'
import { createTextHistory, travelMeant } from './text-history.ts'
import { editOfInput, editOfTab, type BlockEdit } from './text-keys.ts'
import { holdParts } from './text-parts.ts'
import { createSvgTyping } from './svg-text.ts'
import { openSpan, type TextSpan } from './text-span.ts'
import {
  caretOf,
  chooseWords,
  focusOn,
  hasNothingTyped,
  isAlive,
  mayType,
  placeCaret,
  placeCaretAt,
  recordStep,
  untouched,
  typedOperations,
  type TextSession,
} from './text-session.ts'

export interface TextEditing {
  /** With a point of the frame, the caret stands there; else all of the text is chosen. */
  start(id: NodeId, point?: { x: number; y: number }): void
  /** Makes what was typed part of the page, as one step; nothing when nothing was typed. */
  commit(): void
  isTyping(node: Node | null): boolean
  readonly formatting: Formatting
}

/** Set on what may have the focus while a text is typed. */
export const keepsTyping = 'data-keeps-typing'

class TypedText implements TextEditing {
  private readonly core: CanvasCore
  private readonly carets = createTextHistory()
  private session: TextSession | null = null
  private span: TextSpan | null = null
  private readonly drawing
  readonly formatting: Formatting

  constructor(core: CanvasCore) {
    this.core = core
    this.drawing = createSvgTyping(core)
    this.formatting = createFormatting({
      session: () => this.session,
      perform: (edit) => this.perform(edit),
      changed: () => this.tell(),
      moved: () => core.moved.emit(),
    })
    core.settle.on(() => this.commit())
  }

  isTyping = (node: Node | null): boolean => {
    if (this.span) return this.span.holds(node)
    return this.session?.element.contains(node) === true && node !== null && !this.session.parts.around(node)
  }

  commit = (): void => {
    const { core, session: done, span } = this
    if (!this.drawing.commit() && !done && !span) return
    this.span = null
    span?.end()
    if (done) this.close(done)
    core.publish({ editingText: false })
    core.moved.emit()
  }

  private endSession(done: TextSession): void {
    this.session = null
    this.core.typing = null
    done.end()
  }

  /** Ends the typing in one element. Its words become a step of the page. */
  private close(done: TextSession): void {
    const { core } = this
    const alive = isAlive(core, done)
    const operations = alive ? typedOperations(done) : []
    const after = caretOf(done)
    this.endSession(done)
    if (!alive) return
    if (operations.length > 0) {
      recordStep(done.page, { label: messages.text, onto: done.onto }, (apply) => operations.forEach(apply))
      this.carets.remember(done.page, { before: done.start, after })
    }
    // All that was typed is gone again, and some of it had been stored.
    else if (done.page.isChanged()) core.publish({ changed: true, revision: core.store.getState().revision + 1 })
    // The frame was typed into and no longer follows the tree node by node: it is drawn from the tree again.
    if (done.isTouched) done.frame.projection.redraw(done.id)
  }

  private readonly typed = (): readonly SiteOperation[] => {
    return this.session && isAlive(this.core, this.session) ? typedOperations(this.session) : []
  }

  private tell(): void {
    if (this.session) this.session.isTouched = true
    this.core.typed.emit()
    this.core.moved.emit()
  }

  start = (id: NodeId, point?: { x: number; y: number }): void => {
    if (this.session?.id === id || !mayType(this.core, id)) return
    this.commit()
    if (this.core.page?.node(id)?.namespace === 'svg') return this.drawing.start(id, point, this.commit)
    const session = this.open(id)
    if (!session) return
    this.core.publish({ editingText: true })
    placeCaret(session, point)
    session.start = caretOf(session)
  }

  private open(id: NodeId): TextSession | null {
    const { core } = this
    const { page, frame } = core
    const element = frame?.projection.elementOf(id) as HTMLElement | undefined
    if (!page || !frame || !element) return null
    core.drawing.emit()
    const parts = holdParts(element)
    const end = listenToText(frame, element, {
      parts,
      typed: () => this.tell(),
      moved: () => core.moved.emit(),
      input: (event) => this.onInput(event),
      key: (event) => this.onKey(event),
      leave: (isPressed) => this.leave(frame, isPressed),
      paste: (given) => this.paste(given),
    })
    const session: TextSession = { ...untouched, id, page, frame, element, parts, end, start: { id, offset: 0 } }
    session.end = combine(
      end,
      watchChoice(session, (beyond) => this.widen(session, beyond)),
    )
    this.session = session
    core.typing = this.typed
    return session
  }

  /** More than this text is chosen: until it is one again, what is typed is an edit of all of them. */
  private widen(session: TextSession, { parent, anchor, focus, isPressed }: Beyond): void {
    const { page, frame } = session
    this.close(session)
    this.span = openSpan({
      core: this.core,
      page,
      frame,
      parent,
      isPressed,
      resume: (caret, put) => {
        this.span = null
        this.resume(caret, put && page.history.state.undoStep)
        put?.()
        if (put && this.session?.isTouched) this.goOn(this.session)
      },
      paste: (data) => this.paste(givenBy(data, false)),
      leave: this.commit,
    })
    this.span.choose(anchor, focus)
    this.core.moved.emit()
  }

  private paste(given: GivenToText): void {
    if (isTooMuchForText(given)) this.core.services.toasts.warning(messages.tooMuchText)
    else if (this.session && given.html === '' && looksLikeMarkdown(given.text)) this.pasteWords(this.session, given)
    else this.putIn(given)
  }

  private putIn(given: GivenToText): void {
    const { session } = this
    if (session) pasteIntoText(session, given, (edit) => this.perform(edit, session.onto))
  }

  /** As a step of its own, which is taken back where a person wants what the words mean. */
  private pasteWords(session: TextSession, given: GivenToText): void {
    const { page, frame } = session
    session.onto = null
    // Chosen words are replaced: they would not be chosen any more.
    if (frame.document.getSelection()?.isCollapsed) this.goOn(session)
    this.putIn(given)
    if (this.session) this.goOn(this.session)
    offerMarkdown(this.core, given.text, (html) => {
      this.commit()
      const caret = this.carets.follow(page, 'undo', () => pressCommand(this.core.services.commands, 'page.undo'))
      if (caret) this.resume(caret)
      this.putIn({ html, text: given.text })
    })
  }

  /** What was typed so far becomes a step. */
  private goOn(session: TextSession): void {
    const caret = caretOf(session)
    this.close(session)
    this.resume(caret, session.onto)
  }

  /** Goes on in a text, after an edit that reached beyond the one before; with nowhere to go typing ends. */
  private resume(caret: TextCaret, onto: object | null = null): void {
    const { core } = this
    const { id } = caret
    const session = mayType(this.core, id) ? this.open(id) : null
    core.publish({ editingText: session !== null })
    if (session) {
      publishSelection(core, [id])
      placeCaretAt(session, caret)
      session.start = caretOf(session)
      session.onto = onto
    }
    core.moved.emit()
  }

  /** What was typed so far is one step, and the edit one of its own. False where the page cannot have it. */
  private perform({ label, edit, keepsWords }: BlockEdit, onto?: object | null): boolean {
    const { session } = this
    if (!session || !isAlive(this.core, session)) return false
    const { page, frame } = session
    const isChosen = frame.document.getSelection()?.isCollapsed === false
    const isOneStep = isChosen && typedOperations(session).length === 0
    if (isChosen && !keepsWords && !deleteWords(frame.document, session.parts)) frame.document.execCommand('delete')
    const before = caretOf(session)
    const deleted = isOneStep ? typedOperations(session) : []
    if (isOneStep) this.endSession(session)
    else this.close(session)
    let after: TextCaret | null = null
    const work = (apply: Apply) => {
      for (const operation of deleted) apply(operation)
      after = edit(before, apply)
    }
    recordStep(page, { label, onto }, work)
    if (isOneStep && page.node(session.id)) frame.projection.redraw(session.id)
    if (after) this.carets.remember(page, { before, after })
    this.resume(after ?? before)
    return after !== null
  }

  private onInput(event: InputEvent): void {
    const { session } = this
    const edit = session && editOfInput(event, session)
    if (!edit || event.defaultPrevented) return
    event.preventDefault()
    if (!this.perform(edit) && event.inputType === 'insertParagraph')
      session.frame.document.execCommand('insertLineBreak')
  }

  private onKey(event: KeyboardEvent): void {
    const { session } = this
    if (!session || event.isComposing || event.defaultPrevented) return
    const edit = editOfTab(event, session)
    const way = travelMeant(event)
    const isAll = matchesKeys(event, 'Mod+A')
    const isTravel = way !== null && hasNothingTyped(session, way)
    const isOwn = edit !== undefined || isAll || isTravel || event.key === 'Escape'
    if (!isOwn && !this.formatting.onKey(event)) return
    event.preventDefault()
    event.stopPropagation()
    if (edit) this.perform(edit)
    else if (isTravel) this.travel(session, way)
    // The browser chooses nothing where what is no text stands at an edge.
    else if (isAll) chooseWords(session)
    else if (event.key === 'Escape') this.commit()
  }

  private travel({ page, id }: TextSession, way: 'undo' | 'redo'): void {
    const before = this.session ? caretOf(this.session) : { id, offset: 0 }
    this.commit()
    const { commands } = this.core.services
    this.resume(this.carets.follow(page, way, () => pressCommand(commands, `page.${way}`)) ?? before)
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
}

export function createTextEditing(core: CanvasCore): TextEditing {
  return new TypedText(core)
}
