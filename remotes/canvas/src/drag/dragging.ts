import type { CanvasService, Dispose, DropPosition, NodeId } from '@pergola/contracts'
import { isVoid } from '@pergola/site/html'
import type { Blocks } from '../blocks/blocks.ts'
import type { OpenPage } from '../document/open-page.ts'
import { parentElement } from '../service/describe-element.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { elementChildren } from '../service/selecting.ts'
import { mayMove, perParent, readFor, type Where } from '../structure/place.ts'
import { outermost } from '../structure/structure.ts'
import type { DropPlace } from './drop-place.ts'
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

function rulesFor(core: CanvasCore, page: OpenPage, ids: readonly NodeId[], accepts: DropRules['accepts']): DropRules {
  const dragged = new Set(ids)
  return {
    dragged,
    parentOf: (id) => parentElement(page, id),
    childrenOf: (id) => elementChildren(page, id),
    body: () => page.tree.body(),
    accepts,
    isDragged(id) {
      for (let at: NodeId | null = id; at !== null && dragged.size > 0; at = parentElement(page, at)) {
        if (dragged.has(at)) return true
      }
      return false
    },
    isContainer(id) {
      const node = page.node(id)
      return node?.namespace === 'html' && !isVoid(node) && !core.isText(id)
    },
  }
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
      return start(pointer.pointerId, block.label, rulesFor(core, page, [], accepts), (where) => {
        input.insertBlock(blockId, where)
      })
    },
    startMove(ids, pointer) {
      const { page } = core
      if (!page || !core.canEdit()) return nothing
      const dragged = outermost(page, ids)
      const accepts = perParent(page, (where) => mayMove(page, dragged, where))
      const label = dragged.length === 1 ? page.labels.of(dragged[0] as NodeId) : messages.many(dragged.length)
      return start(pointer.pointerId, label, rulesFor(core, page, dragged, accepts), (where) => {
        input.move(dragged, where)
      })
    },
  }
}
