/** One diamond of the ruler: a frame stands at each of its percentages. */
export interface FramePoint {
  /** Of the frame in its animation. */
  readonly frame: number
  /** Of the percentage in the frame. */
  readonly value: number
  /** 0 to 100. */
  readonly percent: number
}

interface HasValues {
  readonly values: readonly string[]
}

/** In the order of time. What is no percentage, such as a scroll range, or out of bounds has no place on the ruler. */
export function framePoints(frames: readonly HasValues[]): readonly FramePoint[] {
  return frames
    .flatMap(({ values }, frame) => values.map((text, value) => ({ frame, value, percent: percentOf(text) })))
    .filter(({ percent }) => percent >= 0 && percent <= 100)
    .toSorted((one, other) => one.percent - other.percent)
}

function percentOf(text: string): number {
  if (text === 'from') return 0
  if (text === 'to') return 100
  return /^[\d.]+%$/.test(text) ? Number.parseFloat(text) : Number.NaN
}

/** The frame's selector with one of its percentages moved; null when another frame stands there already. */
export function movedSelector(frames: readonly HasValues[], point: FramePoint, percent: number): string | null {
  const isTaken = framePoints(frames).some(
    (other) => other.percent === percent && (other.frame !== point.frame || other.value !== point.value),
  )
  if (isTaken) return null
  const values = frames[point.frame]?.values ?? []
  return values.map((text, index) => (index === point.value ? `${percent}%` : text)).join(', ')
}

/** Rounded to what a step is a part of: no percentage has the tail of a division. */
export function keepInside(percent: number, step = 1): number {
  const parts = Math.round(1 / step)
  return Math.min(100, Math.max(0, Math.round(percent * parts) / parts))
}

/** Whether a frame begins later than the first percentage of the selector. */
export function isBehind(values: readonly string[], selector: string): boolean {
  return percentOf(values[0] ?? '') > percentOf(selector.split(',')[0] ?? '')
}
