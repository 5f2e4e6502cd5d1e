import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { CanvasService, DropPosition, NodeId } from '@pergola/contracts'
import { dropZone } from './drop-zone.ts'

/** Where a drop would go, and whether it would be done. */
export interface DropMark {
  readonly id: NodeId
  readonly position: DropPosition
  readonly allowed: boolean
}

interface Place {
  readonly target: NodeId
  readonly position: DropPosition
}

interface TreeDrag {
  readonly tree: RefObject<HTMLElement | null>
  readonly canvas: CanvasService
  readonly onRefused: (reason?: string) => void
  readonly onDropped: (ids: readonly NodeId[], place: Place) => void
  /** The pointer rests on a closed element: open it, so that one can drop further down. */
  readonly onLinger: (id: NodeId) => void
}

/** Time over a closed element until it opens under a drag. */
const lingerDelay = 600

const kind = 'pergola.layer'

/** The row under the pointer, by the id it carries. */
function placeAt(tree: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Place | null {
  const row = tree.ownerDocument.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-layer]')
  if (!row) return null
  const { top, height } = row.getBoundingClientRect()
  return { target: Number(row.dataset['layer']), position: dropZone(clientY - top, height) }
}

function draggedIds(data: Record<string | symbol, unknown>): readonly NodeId[] {
  return data['ids'] as readonly NodeId[]
}

/** One target for the whole tree: rows come and go while one scrolls, and each would cost a registration. */
export function useTreeDrop({ tree, canvas, onRefused, onDropped, onLinger }: TreeDrag): DropMark | null {
  const [mark, setMark] = useState<DropMark | null>(null)
  const linger = useRef<{ id: NodeId; timer: ReturnType<typeof setTimeout> } | null>(null)

  useEffect(() => {
    const element = tree.current
    if (!element) return undefined

    function rest(id: NodeId | null) {
      if (linger.current?.id === id) return
      clearTimeout(linger.current?.timer)
      linger.current = id === null ? null : { id, timer: setTimeout(() => onLinger(id), lingerDelay) }
    }

    function leave() {
      rest(null)
      setMark(null)
    }

    return dropTargetForElements({
      element,
      // A refused place is a target too: it is where 'Not allowed' is said.
      canDrop: ({ source }) => source.data['kind'] === kind,
      onDrag({ source, location }) {
        const place = placeAt(element, location.current.input)
        rest(place?.position === 'inside' ? place.target : null)
        if (!place) return setMark(null)
        const { target: id, position } = place
        const allowed = canvas.canMove(draggedIds(source.data), place)
        setMark((before) =>
          before?.id === id && before.position === position && before.allowed === allowed
            ? before
            : { id, position, allowed },
        )
      },
      onDragLeave: leave,
      onDrop({ source, location }) {
        leave()
        const place = placeAt(element, location.current.input)
        if (!place) return
        const ids = draggedIds(source.data)
        const outcome = canvas.move(ids, place)
        if (outcome.ok) onDropped(ids, place)
        else onRefused(outcome.detail)
      },
    })
  }, [tree, canvas, onRefused, onDropped, onLinger])

  return mark
}

/** A selected layer takes the whole selection with it. */
function draggedWith(id: NodeId, canvas: CanvasService): readonly NodeId[] {
  const { selection } = canvas.state.getState()
  return selection.includes(id) ? selection : [id]
}

/** Makes the row under the pointer draggable: the others never need it. Called again, the row before is let go. */
export function useLayerPickup(
  canvas: CanvasService,
  onPickup: (id: NodeId) => void,
): (row: HTMLElement, id: NodeId) => void {
  const ready = useRef<{ row: HTMLElement; id: NodeId; end: () => void } | null>(null)

  useEffect(
    () => () => {
      ready.current?.end()
      ready.current = null
    },
    [],
  )

  return (row, id) => {
    if (ready.current?.row === row && ready.current.id === id) return
    ready.current?.end()
    const end = draggable({
      element: row,
      canDrag: () => canvas.rootLayer() !== id && !canvas.state.getState().readOnly,
      onDragStart: () => onPickup(id),
      getInitialData: () => ({ kind, ids: draggedWith(id, canvas) }),
    })
    ready.current = { row, id, end }
  }
}
