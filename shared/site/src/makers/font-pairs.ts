import { familyText } from '../fonts/font-names.ts'

export type FontClass = 'sans' | 'serif' | 'mono' | 'display'

export interface InstalledFont {
  readonly family: string
  /** Of the whole family, in numbers from 1 to 1000. */
  readonly weights: readonly number[]
}

export interface FontPair {
  readonly heading: string
  readonly body: string
}

/** Words in the names of families that say what they are. `Sans` comes before `Serif`: there is PT Sans Serif. */
const words: readonly (readonly [RegExp, FontClass])[] = [
  [/\b(?:mono|code|courier|console|typewriter)\b|mono$/i, 'mono'],
  [/\b(?:display|script|hand|brush|stencil|outline|rounded|black|condensed|slab|headline|poster|comic)\b/i, 'display'],
  [/\bsans\b/i, 'sans'],
  [
    /\b(?:serif|roman|times|garamond|baskerville|bodoni|caslon|didot|georgia|palatino|antiqua|text|old style)\b/i,
    'serif',
  ],
  [
    /\b(?:merriweather|playfair|lora|newsreader|fraunces|spectral|cormorant|literata|bitter|crimson|cardo|alegreya)\b/i,
    'serif',
  ],
  [/\b(?:unbounded|bebas|anton|lobster|pacifico|oswald|abril|righteous|monoton|bangers)\b/i, 'display'],
]

/** What a family is, by its name; most that do not say so are without serifs. */
export function fontClass(family: string): FontClass {
  return words.find(([pattern]) => pattern.test(family))?.[1] ?? 'sans'
}

const fallbacks: Readonly<Record<FontClass, string>> = {
  sans: 'system-ui, sans-serif',
  serif: 'Georgia, serif',
  mono: 'ui-monospace, monospace',
  display: 'system-ui, sans-serif',
}

/** A value for `font-family`: the family, and what stands in for it while it is not there. */
export function fontStack(family: string): string {
  return `${familyText(family)}, ${fallbacks[fontClass(family)]}`
}

const boldest = ({ weights }: InstalledFont) => Math.max(400, ...weights)

/** How well a family carries the headings above texts in another one: the more they differ, the clearer it is. */
function merit(heading: InstalledFont, body: InstalledFont): number {
  const [above, below] = [fontClass(heading.family), fontClass(body.family)]
  const isReadable = below === 'sans' || below === 'serif'
  const isRegular = body.weights.length === 0 || Math.min(...body.weights) <= 400
  return (
    (isReadable ? 8 : 0) +
    (isRegular ? 4 : 0) +
    (above !== below ? 2 : 0) +
    (above === 'display' ? 1 : 0) +
    boldest(heading) / 1000
  )
}

/** Pairs of those families, each of two different ones, the clearest first; a single family is a pair with itself. */
export function fontPairs(fonts: readonly InstalledFont[]): readonly FontPair[] {
  const [only] = fonts
  if (only && fonts.length === 1) return [{ heading: only.family, body: only.family }]
  return fonts
    .flatMap((heading) => fonts.filter((body) => body !== heading).map((body) => ({ heading, body })))
    .toSorted((one, other) => merit(other.heading, other.body) - merit(one.heading, one.body))
    .map(({ heading, body }) => ({ heading: heading.family, body: body.family }))
}
