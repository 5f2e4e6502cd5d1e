import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { combine } from '@pergola/contracts'
import type { CanvasService, DropPosition, NodeId } from '@pergola/contracts'
import { dropZone } from './drop-zone.ts'

export interface DropMark {
  readonly position: DropPosition
  readonly allowed: boolean
}

interface LayerDrag {
  readonly row: RefObject<HTMLElement | null>
  readonly id: NodeId
  readonly canvas: CanvasService
  readonly onRefused: () => void
  /** The pointer rests on a closed element: open it, so that one can drop further down. */
  readonly onLinger: (id: NodeId) => void
}

/** Time over a closed element until it opens under a drag. */
const lingerDelay = 600

const kind = 'pergola.layer'

/** A selected layer takes the whole selection with it. */
function draggedWith(id: NodeId, canvas: CanvasService): readonly NodeId[] {
  const { selection } = canvas.state.getState()
  return selection.includes(id) ? selection : [id]
}

export function useLayerDrag({ row, id, canvas, onRefused, onLinger }: LayerDrag): DropMark | null {
  const [mark, setMark] = useState<DropMark | null>(null)

  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    let linger: ReturnType<typeof setTimeout> | undefined

    const positionAt = (clientY: number) => {
      const { top, height } = element.getBoundingClientRect()
      return dropZone(clientY - top, height)
    }
    const leave = () => {
      clearTimeout(linger)
      setMark(null)
    }

    return combine(
      leave,
      draggable({
        element,
        canDrag: () => canvas.rootLayer() !== id,
        getInitialData: () => ({ kind, ids: draggedWith(id, canvas) }),
      }),
      dropTargetForElements({
        element,
        // A refused place is a target too: it is where 'Not allowed' is said.
        canDrop: ({ source }) => source.data['kind'] === kind,
        onDragEnter: () => {
          linger = setTimeout(() => onLinger(id), lingerDelay)
        },
        onDrag({ source, location }) {
          const position = positionAt(location.current.input.clientY)
          const allowed = canvas.canMove(source.data['ids'] as NodeId[], { target: id, position })
          setMark((before) =>
            before?.position === position && before.allowed === allowed ? before : { position, allowed },
          )
        },
        onDragLeave: leave,
        onDrop({ source, location }) {
          leave()
          const position = positionAt(location.current.input.clientY)
          if (!canvas.move(source.data['ids'] as NodeId[], { target: id, position }).ok) onRefused()
        },
      }),
    )
  }, [row, id, canvas, onRefused, onLinger])

  return mark
}
