import type { NodeId } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'

/** The grid that is edited, and drawn over the page, where an element is that grid or lies in it. */
export function drawnGridAround({ frame, store, marks }: CanvasCore, id: NodeId): Element | null {
  const { selection } = store.getState()
  const [selected] = selection
  const pressed = frame?.projection.elementOf(id)
  if (!frame || !pressed || selected === undefined || selection.length > 1) return null
  const own = frame.projection.elementOf(selected)
  // From the inside out: a child of the grid may be one, too.
  const grids = ['element' as const, 'parent' as const].flatMap((owner) =>
    marks.grids.getState().some((each) => each.owner === owner)
      ? ((owner === 'element' ? own : own?.parentElement) ?? [])
      : [],
  )
  const found = grids.find((grid) => grid.contains(pressed))
  return found && frame.window.getComputedStyle(found).display.endsWith('grid') ? found : null
}
