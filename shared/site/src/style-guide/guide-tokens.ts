import { contrastLevel, contrastRatio, ratioText } from '../colours/contrast.ts'
import { schemeValue } from '../colours/scheme-value.ts'
import type { Srgb } from '../colours/srgb.ts'
import { surfacesOf } from '../makers/surfaces.ts'
import { resolveValue, valueIn, type VariableMode, type VariableRow } from '../variables/index.ts'

/** A colour of CSS as bytes of sRGB; null for what is none. */
export type ReadColour = (text: string) => Srgb | null

export interface GuideTokens {
  readonly rows: readonly VariableRow[]
  readonly modes: readonly VariableMode[]
  readonly read: ReadColour
}

/** `--paper, light: 4.62 AA`, for each surface of the site that the colour may stand on. */
export function contrastsOf({ rows, modes, read }: GuideTokens): (row: VariableRow) => readonly string[] {
  const byName = new Map(rows.map((row) => [row.name, row]))
  const inDark = modes.find(({ kind, selector }) => kind === 'dark' && selector === ':root')?.id ?? ''
  const surfaces = surfacesOf(rows, modes).slice(0, shownSurfaces)
  const colourIn = (row: VariableRow, scheme: 'light' | 'dark') => {
    const valueOf = valueIn(byName, scheme === 'dark' ? inDark : '')
    return read(schemeValue(resolveValue(valueOf(row.name) ?? '', valueOf) ?? '', scheme))
  }
  return (row) =>
    surfaces.flatMap(({ name, light, dark }) => {
      if (name === row.name) return []
      const schemes = [['light', light] as const, ...(dark === null ? [] : [['dark', dark] as const])]
      return schemes.flatMap(([scheme, surface]) => {
        const [colour, behind] = [colourIn(row, scheme), read(surface)]
        if (!colour || !behind) return []
        const ratio = contrastRatio(colour, behind)
        const level = contrastLevel(ratio)
        const where = dark === null ? name : `${name}, ${scheme}`
        return [`${ratioText(ratio)}${level === 'none' ? '' : ` ${level}`} on ${where}`]
      })
    })
}

/** More say nothing new. */
const shownSurfaces = 2

const textName = /(?:^|-)(?:text|font|type|step|heading|title|body|fs)(?:-|$)/
const notText = /(?:^|-)(?:gap|space|spacing|width|height|measure|gutter|section|indent)(?:-|$)/

/** A size by its name: of texts, else of space. */
export function isTextSize({ kind, name }: Pick<VariableRow, 'kind' | 'name'>): boolean {
  return kind === 'size' && textName.test(name.slice(2)) && !notText.test(name.slice(2))
}
