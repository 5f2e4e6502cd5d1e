import type { CanvasService, Dispose, DropPosition, NodeId } from '@pergola/contracts'
import type { Blocks } from '../blocks/blocks.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { isBetweenParts } from '../structure/default-places.ts'
import { mayMove, perParent, readFor, whyNotThere } from '../structure/place.ts'
import { outermost } from '../structure/structure.ts'
import type { DropPlace } from './drop-place.ts'
import type { dropRulesFor } from './drop-rules.ts'
import { startDrag } from './drag-session.ts'
import type { DropRules } from './find-drop.ts'
import { createFinding } from './lazy-finding.ts'
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
  readonly rules: (page: OpenPage, rulesFor: typeof dropRulesFor) => DropRules
  readonly onDrop: (where: { target: NodeId; position: DropPosition }) => void
}

/** One drag at a time: the next one ends it. */
function createStart({ core, showDrop }: DraggingInput): (picked: Picked) => Dispose {
  const finding = createFinding()
  let end: Dispose | null = null
  const dispose = core.store.subscribe(({ phase }) => {
    if (phase !== 'ready') return
    dispose()
    finding.load().catch(() => undefined)
  })

  function fieldFor(rules: Picked['rules']) {
    const { frame, page } = core
    const found = finding.now()
    if (!found || !frame || !page || !core.canEdit()) return null
    const known = rules(page, found.dropRulesFor)
    const showAreas = () => found.showDropAreas(frame, known.isContainer)
    const { createDropFinder, createEdgeScroll } = found
    return { frame, find: createDropFinder(frame, known), createEdgeScroll, showAreas }
  }

  return ({ pointerId, label, rules, onDrop }) => {
    end?.()
    const session = startDrag({
      pointerId,
      label,
      frame: core.frame,
      field: () => fieldFor(rules),
      onChange(listener) {
        // What could not be had is asked for again by the next drag.
        finding.load().then(listener, () => undefined)
        return core.store.subscribe(listener)
      },
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
}

export function createDragging(input: DraggingInput): Dragging {
  const { core } = input
  const start = createStart(input)

  return {
    startBlockDrag(blockId, { pointerId }) {
      const block = input.blocks.find(blockId)
      const { phase, readOnly } = core.store.getState()
      if (!block || readOnly || phase === 'empty' || phase === 'failed') return nothing
      return start({
        pointerId,
        label: block.label,
        rules: (page, rulesFor) =>
          rulesFor(
            core,
            page,
            [],
            perParent(
              page,
              (where) => (!block.isPart || isBetweenParts(page, where)) && readFor(page, block.html, where) !== null,
            ),
          ),
        onDrop(where) {
          const insert = () => void input.insertBlock(blockId, where)
          if (core.fitting.now()) insert()
          else core.fitting.load().then(insert, insert)
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
        rules: (_page, rulesFor) => ({
          ...rulesFor(core, page, dragged, accepts),
          reason: (where) => whyNotThere(page, dragged, where),
        }),
        onDrop: (where) => void input.move(dragged, where),
      })
    },
  }
}
