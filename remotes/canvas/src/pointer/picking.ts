import type { CanvasService } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'

/** Lends the next press on the page to somebody who asks for an element. One at a time: the last one counts. */
export function createPicking(core: CanvasCore): Pick<CanvasService, 'pickElement'> {
  return {
    pickElement(onPick) {
      core.picking?.(null)
      const end = () => {
        if (core.picking === told) core.picking = null
      }
      const told: typeof core.picking = (id) => {
        end()
        onPick(id)
      }
      core.picking = told
      return end
    },
  }
}
