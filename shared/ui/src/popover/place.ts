export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Shift {
  readonly x: number
  readonly y: number
}

export interface View {
  readonly width: number
  readonly height: number
}

/** Pixels; the contracts name the same under `limits.popover`, which this package may not read. */
export const popoverSize = { width: 300, height: 300, minimumWidth: 100, minimumHeight: 50 }

/** What stays free between a popover and the edges of the window. */
export const edgeGap = 8

// Of limits that contradict each other, as in a tiny window, the lower one holds.
const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))

export function moveBox(box: Box, by: Shift, view: View): Box {
  return {
    ...box,
    x: within(box.x + by.x, edgeGap, view.width - box.width - edgeGap),
    y: within(box.y + by.y, edgeGap, view.height - box.height - edgeGap),
  }
}

/** Its lower right corner goes along, its upper left one stays. */
export function resizeBox(box: Box, by: Shift, view: View): Box {
  return {
    ...box,
    width: within(box.width + by.x, popoverSize.minimumWidth, view.width - box.x - edgeGap),
    height: within(box.height + by.y, popoverSize.minimumHeight, view.height - box.y - edgeGap),
  }
}
