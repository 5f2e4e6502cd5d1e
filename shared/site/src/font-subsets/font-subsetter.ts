/** What of a font is wanted: characters by their numbers, and whether all of its features or those that browsers use unasked. */
export interface WantedOfFont {
  readonly characters: ReadonlySet<number>
  readonly features: 'all' | 'usual'
}

export interface FontSubset {
  /** A woff2 of the wanted characters that the font has. */
  readonly bytes: Uint8Array
  /** Those of the wanted characters that it has. */
  readonly characters: ReadonlySet<number>
  readonly metrics: FontMetrics
}

/** What decides how much space text takes, in units of which `unitsPerEm` are as high as the text. */
export interface FontMetrics {
  readonly unitsPerEm: number
  readonly ascent: number
  /** Below the line, so less than zero. */
  readonly descent: number
  readonly lineGap: number
  /** Of a letter of English text, spaces included. */
  readonly averageAdvance: number
}

/** Why a font stays whole: it is none that can be read, or it says that no parts may be made of it. */
export type FontRefusal = 'unreadable' | 'forbidden'

/** Makes fonts of fewer characters. Handed in, so that the build needs no codec; the same bytes for the same font everywhere. */
export interface FontSubsetter {
  /** Throws where the work was cancelled. */
  subset(font: Uint8Array, wanted: WantedOfFont): Promise<FontSubset | FontRefusal>
}

/** What was saved, in bytes, of the fonts that a page is shown with before anything else is typed. */
export interface FontSavings {
  readonly fonts: number
  readonly before: number
  readonly after: number
  /** Paths of fonts that stay whole, because no part can or may be made of them. */
  readonly whole: readonly string[]
}
