import type { CanvasService, NodeId } from '@pergola/contracts'
import type { Motion } from '@pergola/site/motions'

const shapes = new Set(['path', 'line', 'polyline', 'polygon', 'circle', 'ellipse', 'rect'])

function shapesIn(canvas: CanvasService, id: NodeId): NodeId[] {
  const layer = canvas.layer(id)
  if (!layer) return []
  const own = shapes.has(layer.tag) ? [id] : []
  return [...own, ...layer.children.flatMap((child) => shapesIn(canvas, child))]
}

/** A line is drawn from 0 to 1 of its length, which its elements then have to say is 1. */
export function pathLengths(canvas: CanvasService, id: NodeId, motion: Motion) {
  const isDrawn = motion.animations.some(({ from }) => 'strokeDashoffset' in from)
  return isDrawn ? shapesIn(canvas, id).map((node) => ({ node, attributes: { pathLength: '1' } })) : []
}
