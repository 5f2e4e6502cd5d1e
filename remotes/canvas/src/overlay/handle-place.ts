import type { Box } from '../viewport/viewport.ts'
import { put } from './shapes.ts'

/** Pixels around the element from which its handles show. */
const nearby = 20
/** Below this there is no room for handles inside. */
const smallest = { width: 90, height: 64 }
/** A handle beside the element, as far as it stands out. */
const handleSize = 10

/** On an element with room for them; beside a small one, which has to stay free for the pointer. */
export function putHandles(handles: HTMLElement, box: Box, room: Box): void {
  put(handles, box)
  const isSmall = box.width < smallest.width || box.height < smallest.height
  handles.toggleAttribute('data-small', isSmall)
  handles.toggleAttribute('data-edge-right', !isSmall || box.left + box.width + handleSize > room.left + room.width)
  handles.toggleAttribute('data-edge-bottom', !isSmall || box.top + box.height + handleSize > room.top + room.height)
}

export function isNear(point: { x: number; y: number } | null, box: Box): boolean {
  if (!point) return false
  const across = point.x > box.left - nearby && point.x < box.left + box.width + nearby
  return across && point.y > box.top - nearby && point.y < box.top + box.height + nearby
}
