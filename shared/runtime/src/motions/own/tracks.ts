import type { Piece, Pieces } from './pieces.ts'
import { transformNames } from './values.ts'

/** One `animate` of the browser. */
export interface Track {
  readonly frames: Keyframe[]
  /** Place among the transforms of the element, -1 for any other value. */
  readonly order: number
}

type Side = 'from' | 'to'

const timing = (pieces: readonly Piece[]) => JSON.stringify(pieces, ['start', 'end', 'easing'])

/** Values between the pieces stay; before the first one its own stand. */
function framesOf(
  pieces: readonly Piece[],
  length: number,
  styleAt: (index: number, side: Side) => Keyframe,
): Keyframe[] {
  let last = 0
  const frame = (time: number, style: Keyframe, easing = 'linear') => {
    last = Math.min(1, Math.max(last, time / (length || 1)))
    return { ...style, offset: last, easing }
  }
  return [
    ...pieces.flatMap(({ start, end, easing }, index) => [
      frame(index ? start : 0, styleAt(index && index - 1, index ? 'to' : 'from')),
      frame(start, styleAt(index, 'from'), easing),
      frame(end, styleAt(index, 'to')),
    ]),
    frame(length || 1, styleAt(pieces.length - 1, 'to')),
  ]
}

/** Everything that happens to one element in a cycle. `own` are transforms it has from its styles. */
export function tracksOf(
  pieces: Pieces,
  length: number,
  own: Readonly<Record<string, string>>,
  isAlone: boolean,
): Track[] {
  const tracks: Track[] = []
  for (const [channel, list] of pieces) {
    list.sort((left, right) => left.start - right.start)
    const order = transformNames.indexOf(channel)
    const frames = framesOf(list, length, (at, side) => {
      const value = list[at]?.[side] ?? ''
      return order < 0 ? { [channel]: value } : { transform: `${channel}(${value})` }
    })
    tracks.push({ frames, order })
  }
  const lists = [...pieces].flatMap(([name, list]) => (transformNames.includes(name) ? [list] : []))
  const [first] = lists
  if (!first || !isAlone) return tracks
  const still = Object.keys(own).filter((name) => !pieces.has(name))
  if (new Set(lists.map(timing)).size > 1) {
    const stills = still.map((name) => {
      const frame = { transform: `${name}(${own[name]})` }
      return { frames: [frame, frame], order: transformNames.indexOf(name) }
    })
    return [...tracks, ...stills]
  }
  // Transforms that move together are one value for the browser, which it can then move without us.
  const styleAt = (index: number, side: Side) => ({
    transform: transformNames
      .filter((name) => pieces.has(name) || own[name])
      .map((name) => `${name}(${pieces.get(name)?.[index]?.[side] ?? own[name]})`)
      .join(' '),
  })
  return [...tracks.filter(({ order }) => order < 0), { frames: framesOf(first, length, styleAt), order: 0 }]
}
