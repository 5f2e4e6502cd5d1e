import { markers } from '@pergola/contracts'
import type { NodeId } from '@pergola/contracts'
import { attributeOf, descendants } from '@pergola/site/html'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'

/** Symbols that the elements and what is in them are marked with. */
export function symbolsIn(page: OpenPage, elements: readonly NodeId[]): readonly string[] {
  const nodes = elements.flatMap((id) => [...descendants(page.tree, id)])
  return [...new Set(nodes.flatMap((node) => attributeOf(node, markers.symbolId) ?? []))]
}

/**
 * With the setting on, those that no page has any more leave the project, as part of the step that has just taken their
 * last elements: the other pages have to be read for that.
 */
export async function letSymbolsGo(core: CanvasCore, page: OpenPage, ids: readonly string[]): Promise<void> {
  const { settings } = core.services.settings.state.getState()
  const step = page.history.state.undoStep
  if (ids.length === 0 || step === null || !settings.delete_symbols_after_delete_from_page) return
  const { takeSymbols } = await import('./take-symbols.ts')
  await takeSymbols({ core, page, step }, ids)
}
