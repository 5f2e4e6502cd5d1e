import type { Dispose, NodeId } from '@pergola/contracts'
import { boxOf, isInView, scaled } from '../overlay/frame-rect.ts'
import overlay from '../overlay/overlay.module.css'
import { createShapes } from '../overlay/shapes.ts'
import { createMoveWatcher } from '../overlay/watch-moves.ts'
import type { PageFrame } from '../frame/page-frame.ts'
import type { CanvasCore } from '../service/canvas-core.ts'

interface MirrorMarks {
  draw(frame: PageFrame | null): void
  dispose: Dispose
}

/** Outlines over a mirror, around what is selected and hovered in the edited frame. */
export function createMirrorMarks(core: CanvasCore, root: HTMLElement, redraw: () => void): MirrorMarks {
  const { hover, selected, dropParent: parent, band } = overlay
  const shapes = createShapes(root, { hover, selected, parent, band })
  const moves = createMoveWatcher({ onMove: redraw, onRest: redraw })

  return {
    draw(frame) {
      const { selection, zoom } = core.store.getState()
      const room = { left: 0, top: 0, width: root.offsetWidth, height: root.offsetHeight }
      const found: Element[] = []
      const boxes = (ids: readonly NodeId[]) =>
        ids.flatMap((id) => {
          const element = frame?.projection.elementOf(id)
          const drawn = element && boxOf(element)
          const box = drawn && scaled(drawn, zoom)
          if (!element || !box || !isInView(box, room)) return []
          found.push(element)
          return [box]
        })
      const { hovered } = core
      const hoverBoxes = boxes(hovered === null || selection.includes(hovered) ? [] : [hovered])
      const selectedBoxes = boxes(selection)
      shapes.show('hover', hoverBoxes)
      shapes.show('selected', selectedBoxes)
      moves.watch(frame, found)
    },
    dispose() {
      moves.dispose()
      shapes.clear()
    },
  }
}
