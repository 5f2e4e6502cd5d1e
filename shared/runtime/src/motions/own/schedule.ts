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

function place(tween: CompiledTween, targets: readonly Element[], at: number): Placed {
  const offsets = offsetsOf(tween, targets.length)
  const length = tween.duration + max(0, ...offsets)
  const start = max(0, at + tween.delay)
  return {
    tween,
    targets,
    start,
    offsets,
    length,
    end: start + length + (length + tween.pause) * endless(tween.repeat),
  }
}

/** Its end; of one without an end that of its first run. */
const lastOf = ({ end, start, length }: Placed) => (end < Infinity ? end : start + length)

/** What a place is said by. */
interface Line {
  readonly recent: Placed | undefined
  readonly end: number
  readonly labels: Record<string, number>
}

const spanOf = (placed: Placed) => lastOf(placed) - placed.start

/** `1`, `+=1`, `-=50%`, `<`, `>-0.2`, `name`, `name+=1`: seconds of the timeline. */
function positionOf(text: string, { recent, end, labels }: Line, own: number): number {
  if (text === '') return end
  if (!Number.isNaN(Number(text))) return Number(text)
  const [, anchor = '', amount = ''] = /^([<>]|.*?(?=[+-]=|$))(.*)$/.exec(text) ?? []
  const by = (whole: number) =>
    (Number.parseFloat(amount.replace('=', '')) || 0) * (text.endsWith('%') ? whole / 100 : 1)
  if (!anchor) return end + by(own)
  if (!'<>'.includes(anchor)) return (labels[anchor] ??= end) + by(own)
  if (!recent) return by(0)
  return (anchor === '<' ? recent.start : lastOf(recent)) + by(amount.includes('=') ? own : spanOf(recent))
}

/** All tweens of a motion at their places, in the order in which they were added. */
export function schedule({ timeline, tweens }: CompiledMotion, document: Document): Placed[] {
  const placed: Placed[] = []
  const labels: Record<string, number> = {}
  let end = 0
  for (const tween of tweens) {
    const targets = [...document.querySelectorAll(tween.selector)]
    const alone = place(tween, targets, 0)
    const at = timeline ? positionOf(tween.position, { recent: placed.at(-1), end, labels }, spanOf(alone)) : 0
    const next = place(tween, targets, at)
    placed.push(next)
    end = max(end, lastOf(next))
  }
  return placed
}
