import type { CanvasService, Dispose, Readable } from '@pergola/contracts'
import { combine } from '@pergola/contracts'

interface Watched {
  readonly sources: readonly Pick<Readable<unknown>, 'subscribe'>[]
  /** The canvas comes late and, after a retry, maybe as another one. */
  readonly canvas: () => CanvasService | undefined
  readonly arrivals: Pick<Readable<unknown>, 'subscribe'>
}

const nothing: Dispose = () => {}

/** One ear for everything a command's `when` and `checked` may look at. */
export function createWatch({ sources, canvas, arrivals }: Watched): (listener: () => void) => Dispose {
  return (listener) => {
    let followed: CanvasService | undefined
    let endCanvas: Dispose = nothing
    function followCanvas() {
      if (canvas() === followed) return
      endCanvas()
      followed = canvas()
      endCanvas = combine(
        followed?.state.subscribe(listener) ?? nothing,
        followed?.motions?.state.subscribe(listener) ?? nothing,
      )
      listener()
    }
    followCanvas()
    return combine(
      ...sources.map((source) => source.subscribe(() => listener())),
      arrivals.subscribe(followCanvas),
      () => endCanvas(),
    )
  }
}
