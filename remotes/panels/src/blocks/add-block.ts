import type { CanvasService, ToastsService } from '@pergola/contracts'
import { messages } from './messages.ts'

interface AddServices {
  readonly canvas: CanvasService
  readonly toasts: ToastsService
}

/** Adds a block at the selection, where the keyboard then goes on; false, and a word, where it cannot stand. */
export function addBlock({ canvas, toasts }: AddServices, blockId: string): boolean {
  const { phase } = canvas.state.getState()
  const outcome = phase === 'loading' ? null : canvas.insertBlock(blockId)
  if (outcome?.ok) {
    canvas.focus?.()
    return true
  }
  toasts.warning(outcome === null ? messages.loading : messages.notAllowed)
  return false
}
