import type { Placed } from './schedule.ts'

/** A change of one value of one element. Seconds of the cycle. */
export interface Piece {
  readonly start: number
  readonly end: number
  readonly from: string
  readonly to: string
  readonly easing: string
}

export type Pieces = Map<string, Piece[]>

/** How often a tween runs in its cycle: an endless one once, or there and back; the cycle does the rest. */
export const runsIn = ({ tween: { repeat, yoyo } }: Placed) => (repeat < 0 ? (yoyo ? 2 : 1) : repeat + 1)

/** What one tween does to one of its targets, added to what others did before. */
export function addPieces(pieces: Pieces, placed: Placed, index: number, presentOf: (channel: string) => string): void {
  const { tween, length, start } = placed
  const { duration, ease } = tween
  const offset = placed.offsets[index] ?? 0
  for (const [channel, values] of Object.entries(tween.values)) {
    const own = pieces.get(channel) ?? []
    pieces.set(channel, own)
    const present = own.at(-1)?.to ?? presentOf(channel)
    let last = present
    const stops = values.map((value) => {
      last = value === null ? present : value.startsWith('+=') ? `calc(${last} + ${value.slice(2)})` : value
      return last
    })
    for (let run = 0; run < runsIn(placed); run++) {
      const isBack = tween.yoyo && run % 2 > 0
      const from = start + run * (length + tween.pause)
      const begin = from + (isBack ? length - offset - duration : offset)
      const way = isBack ? stops.toReversed() : stops
      const step = duration / (way.length - 1)
      const easing = isBack ? ease.back : ease.forth
      // Each run begins as the first did, also where the element has to wait for its turn.
      // The dust of a fraction must not put the wait behind the way.
      if (run > 0) own.push({ start: from - 1e-9, end: begin, from: way[0] ?? '', to: way[0] ?? '', easing })
      way.slice(1).forEach((to, at) => {
        own.push({ start: begin + step * at, end: begin + step * (at + 1), from: way[at] ?? '', to, easing })
      })
    }
  }
}
