import type { NodeId } from '@pergola/contracts'
import { regionOf } from '../live/region.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import type { Box } from '../viewport/viewport.ts'

/**
 * Where an element is seen while a component runs over it: the component as large as it runs, and nothing of what is in
 * it, which stands elsewhere there. Undefined where nothing runs.
 */
export function runningBox(core: CanvasCore, id: NodeId): Box | null | undefined {
  const running = core.marks.running.getState()
  const element = running.length > 0 ? core.frame?.projection.elementOf(id) : undefined
  if (!element) return undefined
  const [own, around] = [
    running.find((each) => each.id === id),
    running.find((each) => regionOf(core, each.id)?.contains(element)),
  ]
  const covering = own ?? around
  const region = covering && regionOf(core, covering.id)
  if (!covering || !region) return undefined
  if (!own && element !== region) return null
  const { left, top } = region.getBoundingClientRect()
  return { left, top, width: covering.width, height: covering.height }
}
