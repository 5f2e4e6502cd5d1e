import { succeed, type Dispose } from '@pergola/contracts'
import { lazyPart } from '../service/lazy-part.ts'
import type { Clipboard, ClipboardInput } from './clipboard.ts'
import { messages } from './lazy-messages.ts'

export const loadClipboard = () => import('./clipboard.ts')

const copy = (clipboard: Clipboard) => clipboard.copy()
const cut = (clipboard: Clipboard) => clipboard.cut()

/** The clipboard's code comes behind the first page that stands: until there is one nothing can be copied. */
export function createLazyClipboard(
  input: ClipboardInput,
  load = loadClipboard,
): { clipboard: Clipboard; dispose: Dispose } {
  const { store, services } = input.core
  const part = lazyPart(async () => (await load()).createClipboard(input))

  const tell = () => void services.toasts.warning(messages.notCopied)

  /** At once where that is possible: only then the browser's own event is still there to be answered. */
  function ask(atOnce: (clipboard: Clipboard) => void, later = atOnce): void {
    const clipboard = part.now()
    if (clipboard) return atOnce(clipboard)
    const { selection } = store.getState()
    // Whatever else is selected by then was not meant.
    void part.load().then((loaded) => (store.getState().selection === selection ? later(loaded) : tell()), tell)
  }

  /** What is put in may wait. Where it cannot be had nothing is put in. */
  async function put<Result>(work: (clipboard: Clipboard) => Promise<Result>, nothing: Result): Promise<Result> {
    const clipboard = await part.load().catch(() => null)
    if (clipboard) return work(clipboard)
    services.toasts.warning(messages.notPasted)
    return nothing
  }

  const dispose = store.subscribe(({ phase }) => {
    if (phase !== 'ready') return
    dispose()
    // Whoever uses it then asks again, and is told.
    part.load().catch(() => undefined)
  })
  const clipboard: Clipboard = {
    copy: () => ask(copy),
    cut: () => ask(cut),
    copyTo: (transfer) => ask((loaded) => loaded.copyTo(transfer), copy),
    cutTo: (transfer) => ask((loaded) => loaded.cutTo(transfer), cut),
    paste: (how) => put((loaded) => loaded.paste(how), succeed([])),
    pasteFiles: (files) => put((loaded) => loaded.pasteFiles(files), null),
    pasteFrom: (given) => put((loaded) => loaded.pasteFrom(given), succeed([])),
    dropAt: (content, where) => put((loaded) => loaded.dropAt(content, where), null),
  }
  return { clipboard, dispose }
}
