import { succeed, type Dispose } from '@pergola/contracts'
import { latePart } from '../service/late-part.ts'
import type { Clipboard, ClipboardInput } from './clipboard.ts'
import { messages } from './late-messages.ts'

export const loadClipboard = () => import('./clipboard.ts')

const copy = (clipboard: Clipboard) => clipboard.copy()
const cut = (clipboard: Clipboard) => clipboard.cut()

/** The clipboard's code comes behind the first page that stands: until there is one nothing can be copied. */
export function createLateClipboard(
  input: ClipboardInput,
  load = loadClipboard,
): { clipboard: Clipboard; dispose: Dispose } {
  const { store, services } = input.core
  const part = latePart(async () => (await load()).createClipboard(input))

  const tell = () => void services.toasts.warning(messages.notCopied)

  /** At once where that is possible: only then the browser's own event is still there to be answered. */
  function ask(atOnce: (clipboard: Clipboard) => void, later = atOnce): void {
    const clipboard = part.now()
    if (clipboard) return atOnce(clipboard)
    const { selection } = store.getState()
    // Whatever else is selected by then was not meant.
    void part.come().then((come) => (store.getState().selection === selection ? later(come) : tell()), tell)
  }

  /** What is put in may wait. Where it cannot be had nothing is put in. */
  async function put<Result>(work: (clipboard: Clipboard) => Promise<Result>, nothing: Result): Promise<Result> {
    const clipboard = await part.come().catch(() => null)
    if (clipboard) return work(clipboard)
    services.toasts.warning(messages.notPasted)
    return nothing
  }

  const dispose = store.subscribe(({ phase }) => {
    if (phase !== 'ready') return
    dispose()
    // Whoever uses it then asks again, and is told.
    part.come().catch(() => undefined)
  })
  const clipboard: Clipboard = {
    copy: () => ask(copy),
    cut: () => ask(cut),
    copyTo: (transfer) => ask((come) => come.copyTo(transfer), copy),
    cutTo: (transfer) => ask((come) => come.cutTo(transfer), cut),
    paste: (how) => put((come) => come.paste(how), succeed([])),
    pasteFiles: (files) => put((come) => come.pasteFiles(files), null),
    pasteFrom: (given) => put((come) => come.pasteFrom(given), succeed([])),
    dropAt: (content, where) => put((come) => come.dropAt(content, where), null),
  }
  return { clipboard, dispose }
}
