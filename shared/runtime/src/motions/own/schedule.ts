import type { CompiledMotion, CompiledTween } from '@pergola/contracts'

/** Where a tween stands in its motion. Seconds. */
export interface Placed {
  readonly tween: CompiledTween
  readonly targets: readonly Element[]
  /** After its delay. */
  readonly start: number
  /** When each target begins, after the start. */
  readonly offsets: readonly number[]
  /** One run over all targets. */
  readonly length: number
  /** With its repeats. */
  readonly end: number
}

const { abs, max, min } = Math

/** Delays of the targets of one tween. */
function offsetsOf({ stagger }: CompiledTween, count: number): number[] {
  const { each = 0, amount = 0, from = 0 } = stagger ?? {}
  const last = count - 1
  const isEdges = from === 'edges'
  const origin = isEdges || from === 'center' ? last / 2 : from === 'end' ? last : Number(from) || 0
  const distances = Array.from({ length: count }, (_, index) => abs(index - origin))
  const near = min(...distances)
  const far = max(...distances) - near || 1
  return distances.map((distance) => {
    const part = (distance - near) / far
    return (amount || each * last) * (isEdges ? 1 - part : part)
  })
}

export const endless = (repeat: number) => (repeat < 0 ? Infinity : repeat)

/** Seconds by what a position counts from. A label stands where it is first named. */
interface Marks {
  [label: `@${string}`]: number
  0: number
  '': number
  '<': number
  '>': number
}

/** All tweens of a motion at their places, in the order in which they were added. */
export function schedule({ timeline, tweens }: CompiledMotion, document: Document): Placed[] {
  const marks: Marks = { 0: 0, '': 0, '<': 0, '>': 0 }
  return tweens.map((tween) => {
    const targets = [...document.querySelectorAll(tween.selector)]
    const offsets = offsetsOf(tween, targets.length)
    const length = tween.duration + max(0, ...offsets)
    const whole = length + (length + tween.pause) * endless(tween.repeat)
    // One without an end counts with its first run.
    const span = whole < Infinity ? whole : length
    const [from, seconds, ownShare, recentShare] = tween.position
    const at = (marks[from] ??= marks['']) + seconds + ownShare * span + recentShare * (marks['>'] - marks['<'])
    const start = max(0, (timeline ? at : 0) + tween.delay)
    marks['<'] = start
    marks['>'] = start + span
    marks[''] = max(marks[''], start + span)
    return { tween, targets, start, offsets, length, end: start + whole }
  })
}
