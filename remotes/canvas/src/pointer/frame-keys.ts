import { combine, type Command, type CommandsService, type Dispose } from '@pergola/contracts'
import { isClipboardKey } from '../clipboard/clipboard-events.ts'
import type { PageFrame } from '../frame/page-frame.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { listen } from '../service/listen.ts'
import { matchesKeys } from './keys.ts'

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

function commandFor(event: KeyboardEvent, commands: CommandsService): string | undefined {
  const found = commands.list().find((command) => command.keys.some((keys) => matchesKeys(event, keys)))
  if (found) return found.name
  const keys = Object.keys(walkingKeys).find((candidate) => matchesKeys(event, candidate))
  return keys === undefined ? undefined : walkingKeys[keys]
}

interface FrameKeysInput {
  readonly core: CanvasCore
  readonly frame: PageFrame
  /** Commands of this package, of which some also run while text is typed. */
  readonly own: readonly Command[]
  readonly onSpace: (held: boolean) => void
}

/** Keys pressed while the frame has the focus never reach the window around it by themselves. */
export function attachFrameKeys({ core, frame, own, onSpace }: FrameKeysInput): Dispose {
  const { commands } = core.services

  function whileTyping(event: KeyboardEvent): string | undefined {
    return own.find((command) => command.inFields && command.keys?.some((keys) => matchesKeys(event, keys)))?.name
  }

  function onKey(event: KeyboardEvent): void {
    const typing = core.store.getState().editingText
    if (event.key === 'Escape') core.touched.emit('escape')
    if (event.key === ' ' && !typing) {
      event.preventDefault()
      return onSpace(true)
    }
    if (isClipboardKey(event) && !typing) return
    // With nothing selected Tab walks on through the window, so nobody is kept in the canvas.
    if (event.key === 'Tab' && core.store.getState().selected === null) return
    const name = typing ? whileTyping(event) : commandFor(event, commands)
    if (name === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (commands.find(name)?.enabled) void commands.run(name)
  }

  return combine(
    listen(frame.window, 'keydown', onKey),
    listen(frame.window, 'keyup', (event) => event.key === ' ' && onSpace(false)),
    listen(frame.window, 'blur', () => onSpace(false)),
  )
}
