import { combine, type Dispose } from '@pergola/contracts'
import { listen } from '../service/listen.ts'
import type { OutsideDropInput } from './outside-drop.ts'

/** Nothing is taken in before the code for it has come; and the browser does not leave the editor to open a file. */
function keepOut(event: DragEvent): void {
  event.preventDefault()
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
}

/** Takes in what is dragged onto the page from elsewhere. No page waits for the code: it comes behind it. */
export function attachLazyOutsideDrop(input: OutsideDropInput): Dispose {
  const { document } = input.frame
  let end: Dispose | null = null
  let isOver = false
  const guard = combine(listen(document, 'dragover', keepOut), listen(document, 'drop', keepOut))

  async function bring(): Promise<void> {
    const { attachOutsideDrop } = await import('./outside-drop.ts')
    if (isOver || end) return
    guard()
    end = attachOutsideDrop(input)
  }

  // What could not be had is asked for again by the next hand that brings something.
  const again = listen(document, 'dragenter', () => void (end ?? bring().catch(() => undefined)))
  bring().catch(() => undefined)
  return () => {
    isOver = true
    guard()
    again()
    end?.()
  }
}
