import { hexText, inSrgb, oklchOf, oklchText, srgbOf, type Oklch, type Srgb } from '../colours/srgb.ts'

export type ColourNotation = 'hex' | 'oklch'

export interface RampStep {
  /** `50` to `950`: the larger, the darker. */
  readonly step: number
  readonly colour: Srgb
  readonly text: string
  /** It is the colour that the ramp was made from. */
  readonly isBase: boolean
}

export const rampSteps = { least: 3, most: 11 } as const

/** Lightness by the number of a step, about evenly seen; what lies between is interpolated. */
const lightnessOf: readonly (readonly [step: number, lightness: number])[] = [
  [50, 0.975],
  [100, 0.94],
  [200, 0.885],
  [300, 0.81],
  [400, 0.71],
  [500, 0.625],
  [600, 0.545],
  [700, 0.475],
  [800, 0.41],
  [900, 0.35],
  [950, 0.27],
]

/** Numbers of the steps: 50 to 950 in eleven, 50 to 900 in ten, else from 100 to 900 in equal parts of fifty. */
export function stepNumbers(count: number): readonly number[] {
  const known = lightnessOf.map(([step]) => step)
  if (count >= known.length) return known
  if (count === known.length - 1) return known.slice(0, -1)
  const parts = Math.max(rampSteps.least, Math.floor(count)) - 1
  return Array.from({ length: parts + 1 }, (_, at) => Math.round((100 + (at * 800) / parts) / 50) * 50)
}

function lightnessAt(step: number): number {
  const next = lightnessOf.findIndex(([number]) => number >= step)
  const [right, below] = lightnessOf[next] ?? [step, 0]
  const [left, above] = lightnessOf[next - 1] ?? [right, below]
  return right === left ? below : above + ((step - left) / (right - left)) * (below - above)
}

/** A lightness of the table, stretched so that the base stands where its step is and the ends stay where they are. */
function stretched(lightness: number, { from, to, end }: Record<'from' | 'to' | 'end', number>): number {
  return from === end ? to : to + ((lightness - from) * (end - to)) / (end - from)
}

/** Chroma falls with the distance to white and to black, as eyes expect of tints and shades. */
function chromaAt(lightness: number, base: Oklch): number {
  const room = lightness > base.lightness ? (1 - lightness) / (1 - base.lightness) : lightness / base.lightness
  return Number.isFinite(room) ? base.chroma * Math.min(1, Math.max(0, room)) : 0
}

/**
 * Steps of one colour from light to dark in OKLCH: its hue throughout, all of them in sRGB. The colour itself stands
 * at the step that is nearest to it in lightness.
 */
export function colourRamp(base: Srgb, count: number, notation: ColourNotation): readonly RampStep[] {
  const steps = stepNumbers(count)
  const own = inSrgb(oklchOf(base))
  const distance = (step: number) => Math.abs(lightnessAt(step) - own.lightness)
  const anchor = steps.reduce((best, step) => (distance(step) < distance(best) ? step : best), steps[0] ?? 500)
  const ends = { first: lightnessAt(steps[0] ?? 50), last: lightnessAt(steps.at(-1) ?? 950) }
  return steps.map((step) => {
    const end = step < anchor ? ends.first : ends.last
    const lightness = stretched(lightnessAt(step), { from: lightnessAt(anchor), to: own.lightness, end })
    const isBase = step === anchor
    const colour = isBase ? own : inSrgb({ lightness, chroma: chromaAt(lightness, own), hue: own.hue })
    const shown = srgbOf(colour)
    return { step, colour: shown, isBase, text: notation === 'hex' ? hexText(shown) : oklchText(colour) }
  })
}
