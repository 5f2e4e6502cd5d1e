import type { MotionJson, MotionValues } from '@pergola/contracts'
import { editAnimation } from './edit-motion.ts'
import type { Motion, MotionAnimation } from './motion.ts'
import { readValue } from './read-value.ts'

/** When an animation runs, in seconds from the start of its motion. */
export interface TweenSpan {
  readonly start: number
  /** One round. */
  readonly duration: number
  /** All rounds and the pauses between them; infinite for what repeats without end. */
  readonly whole: number
}

const usualDuration = 0.5

function seconds(value: MotionJson | undefined): number | null {
  const read = value === undefined ? null : readValue(value)
  return typeof read === 'number' ? read : null
}

function optionsOf({ fromOptions, toOptions }: MotionAnimation): MotionValues {
  return { ...fromOptions, ...toOptions }
}

function lengths(animation: MotionAnimation, defaults: MotionValues): Omit<TweenSpan, 'start'> & { delay: number } {
  const options = { ...defaults, ...optionsOf(animation) }
  const duration = Math.max(0, seconds(options.duration) ?? usualDuration)
  const repeat = seconds(options.repeat) ?? 0
  const pause = Math.max(0, seconds(options.repeatDelay) ?? 0)
  const whole = repeat < 0 ? Number.POSITIVE_INFINITY : duration * (repeat + 1) + pause * repeat
  return { duration, whole, delay: Math.max(0, seconds(options.delay) ?? 0) }
}

/** `0.5`, `=0.5` or `25%` of something. */
function amount(text: string, whole: number): number {
  const number = Number.parseFloat(text)
  if (!Number.isFinite(number)) return 0
  return text.trim().endsWith('%') ? (number / 100) * (Number.isFinite(whole) ? whole : usualDuration) : number
}

interface Around {
  readonly previous: TweenSpan
  readonly end: number
  readonly whole: number
}

/** Where a position parameter puts an animation; a label that nothing sets is the end. */
function placeOf(text: string, { previous, end, whole }: Around): number {
  const place = text.trim()
  const read = readValue(place)
  if (typeof read === 'number') return read
  const [, anchor, , rest = ''] = /^([<>])([+-]?=)?(.*)$/.exec(place) ?? []
  if (anchor !== undefined) {
    const sign = /^[<>]-=/.test(place) ? -1 : 1
    const base = anchor === '<' ? previous.start : previous.start + finite(previous.whole, previous.duration)
    return base + sign * amount(rest, previous.whole)
  }
  const [, sign, by = ''] = /^([+-])=(.*)$/.exec(place) ?? []
  if (sign === undefined) return end
  return end + (sign === '-' ? -1 : 1) * amount(by, whole)
}

function finite(whole: number, duration: number): number {
  return Number.isFinite(whole) ? whole : duration
}

/** When each animation runs. What repeats without end counts with one round for what follows it. */
export function tweenSpans(motion: Motion): readonly TweenSpan[] {
  const { defaults = {} } = motion.timeline
  const usual = motion.isTimeLine && typeof defaults === 'object' && defaults !== null ? (defaults as MotionValues) : {}
  const spans: TweenSpan[] = []
  let previous: TweenSpan = { start: 0, duration: 0, whole: 0 }
  let end = 0
  for (const animation of motion.animations) {
    const { delay, ...length } = lengths(animation, usual)
    const at = motion.isTimeLine ? placeOf(animation.positionParameter, { previous, end, whole: length.whole }) : 0
    previous = { start: Math.max(0, at + delay), ...length }
    end = Math.max(end, previous.start + finite(length.whole, length.duration))
    spans.push(previous)
  }
  return spans
}

/** The end of the last animation; one round of what repeats without end. */
export function motionLength(spans: readonly TweenSpan[]): number {
  return spans.reduce((end, { start, duration, whole }) => Math.max(end, start + finite(whole, duration)), 0)
}

/** No dust of binary fractions in the record. */
function tidy(time: number): string {
  return String(Math.round(Math.max(0, time) * 1000) / 1000)
}

/** To begin at that second: in a timeline by its position, else by its delay. */
export function moveTween(motion: Motion, index: number, start: number): Motion {
  const animation = motion.animations[index]
  if (!animation) return motion
  if (!motion.isTimeLine)
    return editAnimation(motion, index, { toOptions: { ...animation.toOptions, delay: tidy(start) } })
  const delay = Math.max(0, seconds(optionsOf(animation).delay) ?? 0)
  if (start >= delay) return editAnimation(motion, index, { positionParameter: tidy(start - delay) })
  const toOptions = { ...animation.toOptions, delay: tidy(start) }
  return editAnimation(motion, index, { positionParameter: '0', toOptions })
}

/** To take that many seconds, each round. */
export function stretchTween(motion: Motion, index: number, duration: number): Motion {
  const animation = motion.animations[index]
  if (!animation) return motion
  const toOptions = { ...animation.toOptions, duration: tidy(Math.max(0.01, duration)) }
  return editAnimation(motion, index, { toOptions })
}
