import { create } from 'fontkitten'
import { charactersOf } from '../fonts/font-characters.ts'
import type { FontMetrics, FontRefusal, FontSubset, FontSubsetter, WantedOfFont } from './font-subsetter.ts'
import { subsetTables } from './harfbuzz.ts'
import type { Harfbuzz } from './harfbuzz.ts'
import { unpackFont } from './unpack-font.ts'

type FontBytes = Parameters<typeof create>[0]
type Known = Extract<ReturnType<typeof create>, { isCollection: false }>

/** May be given anything, and then may take for ever: it is called where it can be ended. */
export function createFontSubsetter(harfbuzz: () => Promise<Harfbuzz>): FontSubsetter {
  let loaded: Harfbuzz | null = null
  return {
    async subset(font, wanted) {
      loaded ??= await harfbuzz()
      try {
        return await subsetOf(font, wanted, loaded)
      } catch (error) {
        // Of a damaged file each reader throws what it likes, and its memory may be damaged as well.
        loaded = null
        if (error instanceof Error) return 'unreadable'
        throw error
      }
    },
  }
}

async function subsetOf(font: Uint8Array, wanted: WantedOfFont, harfbuzz: Harfbuzz): Promise<FontSubset | FontRefusal> {
  const tables = await unpackFont(font)
  const whole = tables && create(tables as unknown as FontBytes)
  if (!whole || whole.isCollection) return 'unreadable'
  const known = whole as Known
  if (known['OS/2'].fsType.noSubsetting) return 'forbidden'
  const part = subsetTables(harfbuzz, tables, wanted)
  if (!part) return 'unreadable'
  const { compress } = await import('woff2-encoder')
  const runs = charactersOf(create(part as unknown as FontBytes))
  const has = (character: number) => runs.some(([first, last]) => character >= first && character <= last)
  const characters = new Set([...wanted.characters].filter(has))
  return { bytes: await compress(part), characters, metrics: metricsOf(known) }
}

/** As often as letters and spaces come in English text. */
const letters = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      '

function metricsOf(font: Known): FontMetrics {
  const advances = [...letters].map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth)
  const averageAdvance = advances.reduce((sum, advance) => sum + advance, 0) / advances.length
  const { unitsPerEm, ascent, descent, lineGap } = font
  return { unitsPerEm, ascent, descent, lineGap, averageAdvance }
}
