import type { CanvasService, Dispose, DropPosition, NodeId } from '@pergola/contracts'
import type { Blocks } from '../blocks/blocks.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { mayMove, perParent, readFor } from '../structure/place.ts'
import { outermost } from '../structure/structure.ts'
import type { DropPlace } from './drop-place.ts'
import { dropRulesFor } from './drop-rules.ts'
import { startDrag } from './drag-session.ts'
import type { DropRules } from './find-drop.ts'
import { messages } from './messages.ts'

interface Dragging extends Pick<CanvasService, 'startBlockDrag'> {
  /** Picks the given elements up with the pointer that is down. */
  startMove(ids: readonly NodeId[], pointer: { pointerId: number; x: number; y: number }): Dispose
}

interface DraggingInput {
  readonly core: CanvasCore
  readonly blocks: Blocks
  readonly insertBlock: CanvasService['insertBlock']
  readonly move: CanvasService['move']
  /** Draws the insertion line; null takes it away. */
  readonly showDrop: (place: DropPlace | null) => void
}

function nothing(): void {
  // A drag that never began has no end.
}

export function createDragging(input: DraggingInput): Dragging {
  const { core, showDrop } = input
  let end: Dispose | null = null

  function start(
    pointerId: number,
    label: string,
    rules: DropRules,
    onDrop: (where: { target: NodeId; position: DropPosition }) => void,
  ): Dispose {
    end?.()
    if (!core.frame) return nothing
    const onEnd = () => {
      end = null
    }
    end = startDrag({ frame: core.frame, rules, label, pointerId, onPlace: showDrop, onDrop, onEnd })
    return end
  }

  return {
    startBlockDrag(blockId, pointer) {
      const block = input.blocks.find(blockId)
      const { page } = core
      if (!block || !page) return nothing
      const accepts = perParent(page, (where) => readFor(page, block.html, where) !== null)
      return start(pointer.pointerId, block.label, dropRulesFor(core, page, [], accepts), (where) => {
        input.insertBlock(blockId, where)
      })
    },
    startMove(ids, pointer) {
      const { page } = core
      if (!page || !core.canEdit()) return nothing
      const dragged = outermost(page, ids)
      const accepts = perParent(page, (where) => mayMove(page, dragged, where))
      const label = dragged.length === 1 ? page.labels.of(dragged[0] as NodeId) : messages.many(dragged.length)
      return start(pointer.pointerId, label, dropRulesFor(core, page, dragged, accepts), (where) => {
        input.move(dragged, where)
      })
    },
  }
}
