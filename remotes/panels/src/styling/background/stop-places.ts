import { colourBetween, type GradientStop } from './gradient.ts'

const percentage = /^([+-]?[\d.]+)%$/

function written({ offset }: GradientStop, at: number, count: number): number | null | undefined {
  if (offset === '') return at === 0 ? 0 : at === count - 1 ? 100 : undefined
  const number = percentage.exec(offset === '0' ? '0%' : offset)?.[1]
  return number === undefined ? null : Number(number)
}

/**
 * Where each stop stands from left to right, in percent; those without an offset as a browser spreads them. Null where a
 * stop says it otherwise than in percent.
 */
export function stopPlaces(stops: readonly GradientStop[]): readonly number[] | null {
  const places = stops.map((stop, at) => written(stop, at, stops.length))
  if (places.includes(null)) return null
  let before = { at: 0, place: 0 }
  return places.map((place, at) => {
    const next = places.findIndex((each, later) => later >= at && each !== undefined)
    const share = next > before.at ? (at - before.at) / (next - before.at) : 0
    const wanted = place ?? before.place + (Math.max(before.place, places[next] ?? 100) - before.place) * share
    // None stands before the one in front of it.
    const found = Math.max(before.place, wanted)
    if (place !== undefined && place !== null) before = { at, place: found }
    return found
  })
}

/** One more where the strip was pressed, in a colour between those beside it. */
export function withStopAt(stops: readonly GradientStop[], place: number): readonly GradientStop[] {
  const places = stopPlaces(stops)
  if (!places) return stops
  const found = places.findIndex((each) => each > place)
  const at = found < 0 ? stops.length : found
  const [left, right] = [stops[at - 1] ?? stops[at], stops[at] ?? stops[at - 1]]
  if (!left || !right) return stops
  const [from, to] = [places[at - 1] ?? place, places[at] ?? place]
  const color = colourBetween(left.color, right.color, to > from ? (place - from) / (to - from) : 0)
  return [...stops.slice(0, at), { color, offset: `${place}%` }, ...stops.slice(at)]
}
