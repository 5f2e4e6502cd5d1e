import type { CompiledMotion } from '@pergola/contracts'
import { runsIn } from './pieces.ts'
import { endless, type Placed } from './schedule.ts'

/** What plays again and again as a whole. Seconds. */
export interface Cycle {
  readonly placed: readonly Placed[]
  readonly delay: number
  readonly length: number
  readonly times: number
  readonly yoyo: boolean
  /** What plays it. */
  readonly animations: Animation[]
}

/** A tween that plays for itself, whatever else there is. */
function ownCycle(placed: Placed, delay: number): Cycle {
  const { tween, start, end, length } = placed
  const times = end < Infinity ? 1 : Infinity
  return {
    placed: [{ ...placed, start: 0 }],
    delay: delay + start,
    length: times > 1 ? runsIn(placed) * (length + tween.pause) : end - start,
    times,
    yoyo: false,
    animations: [],
  }
}

/** Tweens of a timeline are one cycle; one that never ends cannot be part of it. */
export function cyclesOf(timeline: CompiledMotion['timeline'], placed: readonly Placed[]): Cycle[] {
  if (!timeline) return placed.map((each) => ownCycle(each, 0))
  const { delay, repeat, pause, yoyo } = timeline
  const finite = placed.filter(({ end }) => end < Infinity)
  const length = Math.max(0, ...finite.map(({ end }) => end)) + (repeat && pause)
  const whole = { placed: finite, delay, length, times: endless(repeat) + 1, yoyo, animations: [] }
  return [whole, ...placed.filter(({ end }) => end === Infinity).map((each) => ownCycle(each, delay))]
}
