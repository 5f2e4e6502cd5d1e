import { pressCommand, combine, type Dispose } from '@pergola/contracts'
import { explainPaste } from '../commands/explain.ts'
import type { PageFrame } from '../frame/page-frame.ts'
import { matchesKeys } from '../pointer/keys.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { listen } from '../service/listen.ts'
import type { Clipboard } from './clipboard.ts'

const plainKeys = 'Mod+Shift+V'

const keys = {
  'Mod+C': 'element.copy',
  'Mod+X': 'element.cut',
  'Mod+V': 'element.paste',
  [plainKeys]: 'element.paste-plain',
} as const

/** Milliseconds that the browser has for its own event; it comes with the key press or not at all. */
const patience = 30

/** Keys that are left to the browser, because its own events reach the clipboard without asking for leave. */
export function isClipboardKey(event: KeyboardEvent): boolean {
  return Object.keys(keys).some((key) => matchesKeys(event, key))
}

/** The browser's own copy, cut and paste in the frame; where it sends none, the command does the work. */
export function attachClipboard(core: CanvasCore, frame: PageFrame, clipboard: Clipboard): Dispose {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isPlain = false
  const typing = () => core.store.getState().editingText

  /** True when the event is ours to answer. */
  function take(event: ClipboardEvent): DataTransfer | null {
    clearTimeout(waiting)
    if (typing() || !event.clipboardData) return null
    event.preventDefault()
    return event.clipboardData
  }

  function onPaste(event: ClipboardEvent): void {
    const transfer = take(event)
    if (!transfer) return
    const files = [...transfer.files]
    if (files.length > 0) void clipboard.pasteFiles(files)
    else void pasteFrom({ html: transfer.getData('text/html'), text: transfer.getData('text/plain'), isPlain })
  }

  // What the clipboard holds is read before the event is over; the rest may take its time.
  async function pasteFrom(given: Parameters<Clipboard['pasteFrom']>[0]): Promise<void> {
    explainPaste(core, await clipboard.pasteFrom(given))
  }

  function onCopy(event: ClipboardEvent): void {
    const transfer = take(event)
    if (!transfer) return
    if (event.type === 'cut') clipboard.cutTo(transfer)
    else clipboard.copyTo(transfer)
  }

  function onKey(event: KeyboardEvent): void {
    isPlain = matchesKeys(event, plainKeys)
    const entry = Object.entries(keys).find(([key]) => matchesKeys(event, key))
    const { commands } = core.services
    if (!entry || typing()) return
    clearTimeout(waiting)
    waiting = setTimeout(() => pressCommand(commands, entry[1]), patience)
  }

  const capture = { capture: true }
  return combine(
    listen(frame.document, 'paste', onPaste, capture),
    listen(frame.document, 'copy', onCopy, capture),
    listen(frame.document, 'cut', onCopy, capture),
    listen(frame.window, 'keydown', onKey),
    () => clearTimeout(waiting),
  )
}
