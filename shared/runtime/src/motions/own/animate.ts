import type { Cycle } from './cycles.ts'
import { addPieces, type Pieces } from './pieces.ts'
import { tracksOf, type Track } from './tracks.ts'
import { noTransform, ownTransform, transformNames } from './values.ts'

interface Entry {
  readonly own: Readonly<Record<string, string>>
  readonly presentOf: (channel: string) => string
  readonly parts: Map<Cycle, Pieces>
}

function entryOf(element: Element): Entry {
  const style = getComputedStyle(element)
  const own = ownTransform(style.transform)
  return {
    own,
    presentOf: (channel) =>
      transformNames.includes(channel)
        ? (own[channel] ?? noTransform(channel))
        : (style[channel as keyof CSSStyleDeclaration] as string),
    parts: new Map(),
  }
}

function entriesOf(cycles: readonly Cycle[]): Map<Element, Entry> {
  const entries = new Map<Element, Entry>()
  for (const cycle of cycles) {
    for (const placed of cycle.placed) {
      placed.targets.forEach((element, index) => {
        const entry = entries.get(element) ?? entryOf(element)
        entries.set(element, entry)
        const pieces = entry.parts.get(cycle) ?? new Map()
        entry.parts.set(cycle, pieces)
        addPieces(pieces, placed, index, entry.presentOf)
      })
    }
  }
  return entries
}

const moves = (pieces: Pieces) => transformNames.some((name) => pieces.has(name))

function startTrack(element: Element, { frames, order }: Track, cycle: Cycle, isFirst: boolean): Animation {
  const animation = element.animate(frames, {
    delay: cycle.delay * 1000,
    duration: cycle.length * 1000,
    iterations: cycle.times,
    direction: cycle.yoyo ? 'alternate' : 'normal',
    fill: 'both',
    composite: order < 0 || isFirst ? 'replace' : 'add',
  })
  // One that has ended may be played back.
  animation.persist()
  return animation
}

/** Starts cycles on every element they are for; transforms of one element are added up in their order. */
export function animateCycles(cycles: readonly Cycle[]): void {
  for (const [element, { own, parts }] of entriesOf(cycles)) {
    const isAlone = [...parts.values()].filter(moves).length < 2
    const tracks = [...parts].flatMap(([cycle, pieces]) =>
      tracksOf(pieces, cycle.length, own, isAlone).map((track) => ({ cycle, ...track })),
    )
    let isFirst = true
    for (const track of tracks.toSorted((left, right) => left.order - right.order)) {
      const { cycle } = track
      const animation = startTrack(element, track, cycle, isFirst)
      if (track.order >= 0) isFirst = false
      cycle.animations.push(animation)
    }
  }
}
