import { linearOf, type Srgb } from './srgb.ts'

/** What WCAG 2.2 asks for: AAA from 7, AA from 4.5, AA of large text and of controls from 3. */
export type ContrastLevel = 'AAA' | 'AA' | 'AA large' | 'none'

function luminance(colour: Srgb): number {
  const [red, green, blue] = linearOf(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The ratio of WCAG 2.2 between two opaque colours, from 1 to 21, whichever is the lighter one. */
export function contrastRatio(one: Srgb, other: Srgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((left, right) => left - right)
  return (light + 0.05) / (dark + 0.05)
}

export function contrastLevel(ratio: number): ContrastLevel {
  if (ratio >= 7) return 'AAA'
  if (ratio >= 4.5) return 'AA'
  return ratio >= 3 ? 'AA large' : 'none'
}

/** A ratio in the two digits that people read; rounded down, so that 4.499 is not called 4.5. */
export function ratioText(ratio: number): string {
  return (Math.floor(ratio * 100 + 0.000_001) / 100).toFixed(2)
}
