import type { MouseEvent, PointerEvent } from 'react'
import type { CanvasService, NodeId } from '@pergola/contracts'
import type { LayerActions } from './use-layer-actions.ts'
import { useLayerPickup } from './use-tree-drag.ts'

interface RowEvents {
  readonly canvas: CanvasService
  readonly actions: LayerActions
  readonly isOpen: (id: NodeId) => boolean
}

interface Hit {
  readonly row: HTMLElement
  readonly id: NodeId
  /** What the pressed part of the row does by itself; undefined for the row. */
  readonly does: string | undefined
}

function hitOf({ target }: { target: EventTarget }): Hit | null {
  const element = target as Element
  const row = element.closest<HTMLElement>('[data-layer]')
  if (!row) return null
  const does = element.closest<HTMLElement>('[data-does]')?.dataset['does']
  return { row, id: Number(row.dataset['layer']), does }
}

/** Where a menu stands that a button opens. */
function below(button: Element) {
  const { left, bottom } = button.getBoundingClientRect()
  return { x: left, y: bottom }
}

/** What the pointer does to the rows, once for the whole list. */
export function useRowEvents({ canvas, actions, isOpen }: RowEvents) {
  const pickup = useLayerPickup(canvas, actions.hold)

  return {
    onClick(event: MouseEvent) {
      const hit = hitOf(event)
      if (!hit || hit.does === 'rename') return
      const { id, does } = hit
      if (does === 'menu') actions.openMenu(id, below(event.target as Element))
      else if (does === 'expand') actions.setExpanded(id, !isOpen(id))
      else if (does === 'hide') canvas.setHidden(id, !canvas.layer(id)?.hidden)
      else actions.select(id, event)
    },
    onDoubleClick(event: MouseEvent) {
      const hit = hitOf(event)
      if (hit && !hit.does) actions.startRename(hit.id)
    },
    onContextMenu(event: MouseEvent) {
      const hit = hitOf(event)
      if (!hit || hit.does === 'rename') return
      event.preventDefault()
      actions.openMenu(hit.id, { x: event.clientX, y: event.clientY })
    },
    onPointerOver(event: PointerEvent) {
      const hit = hitOf(event)
      canvas.hover(hit?.id ?? null)
      // A quick hand is over another row before the drag of the one that was pressed begins.
      if (hit && event.buttons === 0) pickup(hit.row, hit.id)
    },
    onPointerLeave: () => canvas.hover(null),
  }
}
