import type { CanvasService, Dispose, DropPosition, NodeId } from '@pergola/contracts'
import type { Blocks } from '../blocks/blocks.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { mayMove, perParent, readFor, whyNotThere } from '../structure/place.ts'
import { outermost } from '../structure/structure.ts'
import type { DropPlace } from './drop-place.ts'
import { dropRulesFor } from './drop-rules.ts'
import { startDrag } from './drag-session.ts'
import type { DropRules } from './find-drop.ts'
import type { OpenPage } from '../document/open-page.ts'
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

interface Picked {
  readonly pointerId: number
  readonly label: string
  readonly rules: (page: OpenPage) => DropRules
  readonly onDrop: (where: { target: NodeId; position: DropPosition }) => void
}

export function createDragging(input: DraggingInput): Dragging {
  const { core, showDrop } = input
  let end: Dispose | null = null

  function start({ pointerId, label, rules, onDrop }: Picked): Dispose {
    end?.()
    const session = startDrag({
      pointerId,
      label,
      field: () => (core.frame && core.page && core.canEdit() ? { frame: core.frame, rules: rules(core.page) } : null),
      onChange: (listener) => core.store.subscribe(listener),
      onPlace: showDrop,
      onDrop,
      onRefused: core.services.toasts.warning,
      onEnd() {
        end = null
      },
    })
    end = session
    return session
  }

  return {
    startBlockDrag(blockId, { pointerId }) {
      const block = input.blocks.find(blockId)
      const { phase, readOnly } = core.store.getState()
      if (!block || readOnly || phase === 'empty' || phase === 'failed') return nothing
      return start({
        pointerId,
        label: block.label,
        rules: (page) =>
          dropRulesFor(
            core,
            page,
            [],
            perParent(page, (where) => readFor(page, block.html, where) !== null),
          ),
        onDrop(where) {
          const insert = () => void input.insertBlock(blockId, where)
          if (core.fitting.now()) insert()
          else core.fitting.come().then(insert, insert)
        },
      })
    },
    startMove(ids, { pointerId }) {
      const { page } = core
      if (!page || !core.canEdit()) return nothing
      const dragged = outermost(page, ids)
      const accepts = perParent(page, (where) => mayMove(page, dragged, where))
      return start({
        pointerId,
        label: dragged.length === 1 ? page.labels.of(dragged[0] as NodeId) : messages.many(dragged.length),
        rules: () => ({
          ...dropRulesFor(core, page, dragged, accepts),
          reason: (where) => whyNotThere(page, dragged, where),
        }),
        onDrop: (where) => void input.move(dragged, where),
      })
    },
  }
}
