import type { Dispose } from '@pergola/contracts'
import type { Edge } from '../positioning/cell-ranges.ts'
import type { Positioning } from '../positioning/positioning.ts'
import type { Box } from '../viewport/viewport.ts'
import styles from './grid-lines.module.css'
import { messages } from './messages.ts'
import { put } from './shapes.ts'

const sidesAcross = ['left', null, 'right'] as const
const sidesDown = ['top', null, 'bottom'] as const

const edges: readonly Edge[] = sidesDown.flatMap((y) =>
  sidesAcross.flatMap((x) => (x === null && y === null ? [] : [{ x, y }])),
)

export interface PlaceEdges {
  /** In pixels of the overlay; null while no place in a grid is edited. */
  show(box: Box | null): void
  dispose: Dispose
}

/** The edges and corners of the cells that the selected child takes up. A drag of one goes over the lines of the grid. */
export function createPlaceEdges(root: HTMLElement, start: Positioning['startEdge']): PlaceEdges {
  const frame = root.ownerDocument.createElement('div')
  frame.className = styles.place ?? ''
  frame.hidden = true
  for (const edge of edges) {
    const element = root.ownerDocument.createElement('div')
    if (edge.x) element.dataset['x'] = edge.x
    if (edge.y) element.dataset['y'] = edge.y
    element.title = messages.gridEdge
    element.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return
      event.preventDefault()
      start(edge, { pointerId: event.pointerId, x: event.clientX, y: event.clientY })
    })
    frame.append(element)
  }
  root.append(frame)
  return {
    show(box) {
      frame.hidden = box === null
      if (box) put(frame, box)
    },
    dispose: () => frame.remove(),
  }
}
