import type { CanvasService, Dispose } from '@pergola/contracts'
import type { Remotes } from '../remotes/index.ts'

const nothing: Dispose = () => {}

/** Settles when the canvas shows a page, or cannot. */
export function pageShown({ services, state }: Pick<Remotes, 'services' | 'state'>): Promise<void> {
  return new Promise((resolve) => {
    let canvas: CanvasService | undefined
    let endCanvas = nothing
    let endArrivals = nothing

    function check() {
      if (canvas?.state.getState().phase !== 'ready' && canvas?.state.getState().phase !== 'failed') return
      endCanvas()
      endArrivals()
      resolve()
    }

    function arrived() {
      if (!services.canvas || canvas) return
      canvas = services.canvas
      endCanvas = canvas.state.subscribe(check)
      check()
    }

    endArrivals = state.subscribe(arrived)
    arrived()
  })
}
