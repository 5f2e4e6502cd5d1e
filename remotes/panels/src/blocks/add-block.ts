import type { CanvasService, ToastsService } from '@pergola/contracts'
import { firstHit } from './group-blocks.ts'
import { messages } from './messages.ts'
import { panelBlocks } from './use-panel-blocks.ts'

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

/** Adds what a search finds first; sections that nobody has asked for yet are waited for where nothing else is found. */
export async function addFirst(services: AddServices, query: string): Promise<boolean> {
  const { canvas, toasts } = services
  if (canvas.state.getState().readOnly) {
    toasts.warning(messages.readOnly)
    return false
  }
  const find = () => firstHit(panelBlocks(canvas.blocks.getState().blocks, canvas.record.getState().project), query)
  if (!find() && query.trim() !== '') await canvas.loadBlocks?.('sections')
  const first = find()
  return first !== undefined && addBlock(services, first.id)
}
