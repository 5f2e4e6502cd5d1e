import type { CanvasService, NodeId } from '@pergola/contracts'
import type { Selecting } from '../service/selecting.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import type { LazyPart } from '../service/lazy-part.ts'
import type { Wrapping } from '../structure/wrapping.ts'
import type { Sizing } from '../viewport/sizing.ts'

export interface CommandInput {
  readonly core: CanvasCore
  readonly canvas: CanvasService
  readonly selecting: Selecting
  readonly sizing: Sizing
  readonly wrapping: LazyPart<Wrapping>
  /** Asks for a new name where the element's tag is shown. */
  readonly askName: (id: NodeId) => void
}
