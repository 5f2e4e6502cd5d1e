/** The part of a timeline that is shown, in seconds. */
export interface TimeWindow {
  readonly from: number
  readonly length: number
}

export const largestZoom = 32

/** All of it and a little room behind, so that a bar can be stretched. */
export function wholeWindow(duration: number): number {
  return Math.max(1, duration * 1.1)
}

export function zoomed(zoom: number, by: number): number {
  return Math.min(largestZoom, Math.max(1, zoom * by))
}

export function windowOf(duration: number, zoom: number, from: number): TimeWindow {
  const whole = wholeWindow(duration)
  const length = whole / zoom
  return { from: Math.min(Math.max(0, from), whole - length), length }
}

const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60, 120, 300, 600]

/** A round one for times that no list would end with. */
function longStep(length: number): number {
  const power = 10 ** Math.floor(Math.log10(length / 7))
  return power * ([1, 2, 5].find((each) => length / (each * power) <= 7) ?? 10)
}

/** Marks of the ruler at round seconds, about six of them. */
export function ticksOf({ from, length }: TimeWindow): number[] {
  const step = steps.find((each) => length / each <= 7) ?? longStep(length)
  const first = Math.ceil(from / step - 1e-9)
  const count = Math.floor((from + length) / step + 1e-9) - first + 1
  return Array.from({ length: Math.max(0, count) }, (_none, index) => Math.round((first + index) * step * 1000) / 1000)
}

/** Where a second stands, as a share of the window in percent. */
export function percentOf(time: number, { from, length }: TimeWindow): number {
  return ((time - from) / length) * 100
}
