import type { NodeId } from '@pergola/contracts'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { parentElement } from '../service/describe-element.ts'
import { elementChildren, scrollTo, type Selecting } from '../service/selecting.ts'
import { isOff } from '../structure/component-switches.ts'

const childrenOf = (page: OpenPage, id: NodeId) =>
  elementChildren(page, id).filter((child) => !isOff(page, child, 'selectable'))

/** Down and up to what stands beside an element, right into it and left out of it. */
function neighbour(page: OpenPage, id: NodeId, key: string): NodeId | null {
  const parent = id === page.tree.body() ? null : parentElement(page, id)
  if (key === 'ArrowRight') return childrenOf(page, id)[0] ?? null
  if (key === 'ArrowLeft' || parent === null) return parent
  const row = childrenOf(page, parent)
  return row[row.indexOf(id) + (key === 'ArrowDown' ? 1 : -1)] ?? null
}

/** While somebody asks for an element, arrow keys light one after the other and Enter answers. True for such a key. */
export function pickByKey(core: CanvasCore, { key }: KeyboardEvent, hover: Selecting['hover']): boolean {
  const { picking, page } = core
  if (!picking || !page) return false
  if (key === 'Escape') picking.answer(null)
  else if (key === 'Enter') picking.answer(core.hovered)
  else if (key.startsWith('Arrow')) {
    const at = core.hovered
    const next = at === null ? page.tree.body() : neighbour(page, at, key)
    if (next !== null) {
      hover(next)
      picking.light?.(next)
      scrollTo(core, next)
    }
  } else return false
  return true
}
