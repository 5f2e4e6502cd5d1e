import { isHeldRemoval, pressCommand, combine, type CommandInfo, type Dispose } from '@pergola/contracts'
import { tabStopBeside } from '@pergola/ui'
import { isClipboardKey } from '../clipboard/clipboard-events.ts'
import type { PageFrame } from '../frame/page-frame.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { listen } from '../service/listen.ts'
import type { Selecting } from '../service/selecting.ts'
import { matchesKeys } from './keys.ts'
import { pickByKey } from './pick-by-keys.ts'

/** Walking the page by keys. Only while the canvas has the focus: elsewhere these keys belong to the interface. */
const walkingKeys: Readonly<Record<string, string>> = {
  Escape: 'element.select-parent',
  'Shift+Enter': 'element.select-parent',
  Enter: 'element.enter',
  ArrowDown: 'element.select-next',
  ArrowRight: 'element.select-next',
  Tab: 'element.select-next',
  ArrowUp: 'element.select-previous',
  ArrowLeft: 'element.select-previous',
  'Shift+Tab': 'element.select-previous',
}

/** By their prototypes: a field called `blur` hides the method of its form. */
const blurOf: Readonly<Record<string, () => void>> = {
  'http://www.w3.org/1999/xhtml': HTMLElement.prototype.blur,
  'http://www.w3.org/2000/svg': SVGElement.prototype.blur,
}

function blur(element: Element): void {
  blurOf[element.namespaceURI ?? '']?.call(element)
}

interface FrameKeysInput {
  readonly core: CanvasCore
  readonly frame: PageFrame
  readonly selecting: Pick<Selecting, 'hasSibling' | 'hover'>
  readonly onSpace: (held: boolean) => void
  /** Moves what an arrow key moves; false where it walks. */
  readonly nudge: (event: KeyboardEvent) => boolean
}

class FrameKeys {
  private readonly input: FrameKeysInput

  constructor(input: FrameKeysInput) {
    this.input = input
  }

  private commandFor(event: KeyboardEvent, isTyping: boolean): string | undefined {
    const { commands } = this.input.core.services
    const isMeant = ({ keys, inFields }: CommandInfo) =>
      (!isTyping || inFields) && keys.some((each) => matchesKeys(event, each))
    const walking = Object.keys(walkingKeys).find((keys) => matchesKeys(event, keys))
    // First, because outside the page the same keys may lead here.
    if (walking !== undefined && !isTyping) return walkingKeys[walking]
    return commands.list().find(isMeant)?.name
  }

  /** Tab walks as far as there is something to walk to, then on through the window: nobody is kept in the page. */
  private leaves(event: KeyboardEvent, isTyping: boolean): boolean {
    if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return false
    const step = event.shiftKey ? -1 : 1
    if (!isTyping && this.input.selecting.hasSibling(step)) return false
    const stop = tabStopBeside(this.input.frame.element, step)
    if (stop) event.preventDefault()
    stop?.focus()
    return true
  }

  onKey(event: KeyboardEvent): void {
    const { core, selecting, onSpace } = this.input
    const { commands } = core.services
    const isTyping = core.store.getState().editingText
    // First: what is touched tells the window of an Escape, and that would end the picking before this one is asked.
    if (pickByKey(core, event, selecting.hover)) return event.preventDefault()
    if (event.key === 'Escape') core.touched.emit('escape')
    if (event.key === ' ' && !isTyping) {
      event.preventDefault()
      return onSpace(true)
    }
    if (!isTyping && this.input.nudge(event)) return event.preventDefault()
    if ((isClipboardKey(event) && !isTyping) || this.leaves(event, isTyping)) return
    const name = this.commandFor(event, isTyping)
    if (name === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (!isHeldRemoval(event)) pressCommand(commands, name)
  }

  /** Whoever comes by the Tab key comes to the page, and not to a link or field in it. */
  onFocus({ target }: FocusEvent): void {
    if (!this.input.core.store.getState().editingText) blur(target as Element)
  }
}

/** Keys pressed while the frame has the focus never reach the window around it by themselves. */
export function attachFrameKeys(input: FrameKeysInput): Dispose {
  const { frame, onSpace } = input
  const keys = new FrameKeys(input)
  return combine(
    listen(frame.window, 'keydown', (event) => keys.onKey(event)),
    listen(frame.window, 'keyup', (event) => event.key === ' ' && onSpace(false)),
    listen(frame.document, 'focusin', (event) => keys.onFocus(event)),
    listen(frame.window, 'blur', () => onSpace(false)),
  )
}
