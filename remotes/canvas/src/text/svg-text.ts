import { combine, type Dispose, type NodeId } from '@pergola/contracts'
import type { SiteOperation } from '@pergola/site/document'
import type { HtmlNode } from '@pergola/site/html'
import type { OpenPage } from '../document/open-page.ts'
import type { PageFrame } from '../frame/page-frame.ts'
import { frameScale } from '../pointer/follow-pointer.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { listen } from '../service/listen.ts'
import { messages as steps } from '../structure/messages.ts'
import { messages } from './messages.ts'
import styles from './svg-text.module.css'

interface OpenedText {
  readonly id: NodeId
  readonly page: OpenPage
  readonly frame: PageFrame
  operations(): readonly SiteOperation[]
  end: Dispose
}

interface OpenedInput {
  readonly page: OpenPage
  readonly frame: PageFrame
  readonly id: NodeId
  readonly point: { x: number; y: number } | undefined
  /** Something was typed. */
  typed(): void
  /** Typing is over; what was typed is to stay. */
  done(): void
}

/** The words under the pointer, else the first of the element's own. */
function wordsOf({ page, frame, id, point }: OpenedInput): HtmlNode | undefined {
  const own = (page.node(id)?.children ?? [])
    .flatMap((child) => page.node(child) ?? [])
    .filter(({ kind, value }) => kind === 'text' && value.trim() !== '')
  const caret = point && frame.document.caretPositionFromPoint?.(point.x, point.y)
  const pressed = caret ? frame.projection.idOf(caret.offsetNode) : undefined
  return own.find((node) => node.id === pressed) ?? own[0]
}

/** In a drawing a line break is a space, and those at the edges are how the source is written. */
function partsOf(value: string) {
  const words = value.trim()
  const start = value.indexOf(words)
  return { before: value.slice(0, start), words, behind: value.slice(start + words.length) }
}

function createField(frame: PageFrame, element: Element, value: string): HTMLInputElement {
  const { bounds, zoom } = frameScale(frame)
  const box = element.getBoundingClientRect()
  const field = document.createElement('input')
  field.className = styles.field ?? ''
  field.setAttribute('aria-label', messages.svgText)
  field.value = value
  field.spellcheck = true
  const width = Math.max(160, box.width * zoom + 24)
  const left = Math.min(bounds.left + box.left * zoom, window.innerWidth - width - 8)
  const below = bounds.top + box.bottom * zoom + 6
  field.style.width = `${width}px`
  field.style.left = `${Math.max(8, left)}px`
  field.style.top = `${Math.max(8, Math.min(below, window.innerHeight - 36))}px`
  document.body.append(field)
  return field
}

/**
 * No browser makes text of a drawing editable. It is typed in a field below it, and the drawing follows each key. Null
 * where the element has no words of its own.
 */
function openText(input: OpenedInput): OpenedText | null {
  const { page, frame, id } = input
  const node = wordsOf(input)
  const element = frame.projection.elementOf(id)
  if (!node || !element) return null
  const { value } = node
  const { before, words, behind } = partsOf(value)
  const shown = words.replace(/\s+/g, ' ')
  const field = createField(frame, element, shown)
  const typed = () => (field.value === shown ? value : `${before}${field.value}${behind}`)

  function follow(): void {
    const text = frame.projection.domOf((node as HtmlNode).id)
    if (text) (text as Text).data = typed()
    input.typed()
  }

  function onKey(event: KeyboardEvent): void {
    event.stopPropagation()
    if ((event.key !== 'Enter' && event.key !== 'Escape') || event.isComposing) return
    event.preventDefault()
    input.done()
  }

  const stop = combine(
    listen(field, 'input', follow),
    listen(field, 'keydown', onKey),
    listen(field, 'blur', () => input.done()),
    listen(field, 'pointerdown', (event) => event.stopPropagation()),
  )
  field.focus()
  field.select()
  return {
    id,
    page,
    frame,
    operations() {
      const now = typed()
      if (now === value) return []
      return [
        page.inHtml(
          now === '' ? { type: 'html.remove', node: node.id } : { type: 'html.text', node: node.id, value: now },
        ),
      ]
    },
    end() {
      stop()
      const hadFocus = document.activeElement === field
      field.remove()
      if (hadFocus) frame.window.focus()
    },
  }
}

/** Typing in text of drawings. */
export interface SvgTyping {
  start(id: NodeId, point: { x: number; y: number } | undefined, done: () => void): void
  /** What was typed becomes a step. False where nothing is being typed. */
  commit(): boolean
}

export function createSvgTyping(core: CanvasCore): SvgTyping {
  let opened: OpenedText | null = null
  return {
    start(id, point, done) {
      const { page, frame } = core
      opened = page && frame ? openText({ page, frame, id, point, typed: () => core.typed.emit(), done }) : null
      if (!opened) return
      core.typing = opened.operations
      core.publish({ editingText: true })
    },
    commit() {
      const done = opened
      if (!done) return false
      opened = null
      core.typing = null
      const isAlive = core.page === done.page && done.page.node(done.id) !== undefined
      const operations = isAlive ? done.operations() : []
      done.end()
      if (operations.length > 0) done.page.run(steps.text, operations)
      // All that was typed is gone again, and some of it had been stored.
      else if (isAlive && done.page.isChanged()) {
        core.publish({ changed: true, revision: core.store.getState().revision + 1 })
      }
      return true
    },
  }
}
