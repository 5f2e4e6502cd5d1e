import type { Dispose } from '@pergola/contracts'
import type { PageFrame } from '../frame/page-frame.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { listen } from '../service/listen.ts'
import type { Clipboard } from './clipboard.ts'

/** The browser's own paste, which brings the clipboard without asking for leave. */
export function attachPaste(core: CanvasCore, frame: PageFrame, clipboard: Clipboard): Dispose {
  return listen(
    frame.document,
    'paste',
    (event) => {
      if (core.store.getState().editingText || !event.clipboardData) return
      event.preventDefault()
      const files = [...event.clipboardData.files]
      if (files.length > 0) return void clipboard.pasteFiles(files)
      const html = event.clipboardData.getData('text/html')
      const text = event.clipboardData.getData('text/plain')
      clipboard.pasteFrom({ html, text })
    },
    { capture: true },
  )
}
