export type Side = 'top' | 'right' | 'bottom' | 'left'

const gap = 6
const opposite: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }

interface Room {
  readonly width: number
  readonly height: number
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

const clamp = (value: number, limit: number) => Math.max(gap, Math.min(value, limit - gap))

function spaceAt(side: Side, box: Box, room: Room): number {
  const space = { top: box.top, left: box.left, right: room.width - box.right, bottom: room.height - box.bottom }
  return space[side]
}

/** Upper left corner of something of that size beside a box: on the other side where there is no room, never outside. */
export function besideBox(size: Room, box: Box, wanted: Side, room: Room): { left: number; top: number } {
  const vertical = wanted === 'top' || wanted === 'bottom'
  const needed = (vertical ? size.height : size.width) + 2 * gap
  const fits = spaceAt(wanted, box, room) >= needed || spaceAt(opposite[wanted], box, room) < needed
  const side = fits ? wanted : opposite[wanted]
  const centred = {
    left: (box.left + box.right - size.width) / 2,
    top: (box.top + box.bottom - size.height) / 2,
  }
  const beside = {
    top: { left: centred.left, top: box.top - gap - size.height },
    bottom: { left: centred.left, top: box.bottom + gap },
    left: { left: box.left - gap - size.width, top: centred.top },
    right: { left: box.right + gap, top: centred.top },
  }[side]
  return { left: clamp(beside.left, room.width - size.width), top: clamp(beside.top, room.height - size.height) }
}

export function placeBeside(element: HTMLElement, anchor: Element, side: Side): void {
  const room = { width: window.innerWidth, height: window.innerHeight }
  const { left, top } = besideBox(element.getBoundingClientRect(), anchor.getBoundingClientRect(), side, room)
  element.style.left = `${left}px`
  element.style.top = `${top}px`
}
