import { inSrgb, oklchOf, readSrgb, srgbOf, type Srgb } from '../../colours/srgb.ts'
import { schemeValue } from '../../colours/scheme-value.ts'
import { resolveValue, valueIn } from '../../variables/index.ts'
import type { VariableKind, VariableMode, VariableRow } from '../../variables/index.ts'
import { readColour } from '../../colours/read-colour.ts'
import type { WrittenTokens } from '../write-tokens.ts'

type FigmaType = 'COLOR' | 'FLOAT' | 'STRING'

const collectionId = 'VariableCollectionId:1:0'

/** px of `1rem` as browsers begin. */
const rootSize = 16

const scopes: Partial<Record<VariableKind, readonly string[]>> = {
  size: ['WIDTH_HEIGHT', 'GAP', 'FONT_SIZE'],
  radius: ['CORNER_RADIUS'],
  weight: ['FONT_WEIGHT'],
}

function aliasIn(value: string): string | null {
  return /^var\(\s*(--[^\s,)]+)\s*\)$/i.exec(value.trim())?.[1] ?? null
}

/** A colour of CSS in the channels of sRGB; null for what is none, or is not known. */
export type ReadColourText = (text: string) => Srgb | null

/** What sRGB has not loses chroma. */
function figmaColour(value: string, read: ReadColourText) {
  const colour = read(value)
  if (!colour) return null
  const isInside = colour.every((channel) => channel >= 0 && channel <= 1)
  const clamped = (isInside ? colour : srgbOf(inSrgb(oklchOf(colour)))).map((channel) =>
    Math.min(1, Math.max(0, channel)),
  )
  const [r = 0, g = 0, b = 0] = clamped
  return { r, g, b, a: readColour(value)?.alpha ?? 1 }
}

/** px, where a rem is 16 of them; a weight has no unit. Null for anything else. */
function figmaNumber(value: string, kind: VariableKind): number | null {
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+))(px|rem)?$/i.exec(value.trim())
  if (!match) return null
  const number = Number(match[1])
  const unit = match[2]?.toLowerCase()
  if (kind === 'weight') return unit === undefined ? number : null
  if (unit === undefined && number !== 0) return null
  return unit === 'rem' ? number * rootSize : number
}

/** A mode in one text, so that it comes back as the same; null for a selector under a condition. */
function modeName({ kind, atRule, selector }: VariableMode): string | null {
  if (kind === 'base') return 'Base'
  if (atRule === null) return selector
  if (selector !== ':root') return null
  return kind === 'dark' ? 'Dark' : kind === 'light' ? 'Light' : atRule
}

/** What a variable says in a mode: its own value there, the part of a `light-dark()`, else that of the base. */
function valueAt({ cells }: VariableRow, mode: VariableMode): string {
  const isDark = mode.kind === 'dark' && mode.atRule !== null
  return schemeValue((cells.get(mode.id) ?? cells.get(''))?.value ?? '', isDark ? 'dark' : 'light')
}

/** Modes for which the site has values, the base among them. */
function usedModes(rows: readonly VariableRow[], modes: readonly VariableMode[]): readonly VariableMode[] {
  const hasSchemes = rows.some(({ cells }) => /^\s*light-dark\(/i.test(cells.get('')?.value ?? ''))
  return modes.filter(
    (mode) =>
      mode.kind === 'base' ||
      rows.some(({ cells }) => cells.has(mode.id)) ||
      (hasSchemes && mode.kind === 'dark' && mode.atRule !== null),
  )
}

function literalType({ kind }: VariableRow, value: string, read: ReadColourText): FigmaType {
  if (kind === 'colour') return figmaColour(value, read) ? 'COLOR' : 'STRING'
  return (kind === 'size' || kind === 'radius' || kind === 'weight') && figmaNumber(value, kind) !== null
    ? 'FLOAT'
    : 'STRING'
}

interface Written {
  readonly byName: ReadonlyMap<string, VariableRow>
  readonly modes: readonly VariableMode[]
  readonly read: ReadColourText
}

/** One type for all modes of a variable, as Figma wants it: a text where they differ. */
function createTypes({ byName, modes, read }: Written) {
  const known = new Map<string, FigmaType>()

  return function typeOf(row: VariableRow): FigmaType {
    const found = known.get(row.name)
    if (found !== undefined) return found
    // Until it is known: what refers to itself in the end is a text.
    known.set(row.name, 'STRING')
    const types = new Set(
      modes.map((mode) => {
        const value = valueAt(row, mode)
        const target = byName.get(aliasIn(value) ?? '')
        return target ? typeOf(target) : literalType(row, value, read)
      }),
    )
    const [first = 'STRING'] = types
    const type = types.size === 1 ? first : 'STRING'
    known.set(row.name, type)
    return type
  }
}

const idOf = (at: number) => `VariableID:1:${at + 1}`
const modeIdOf = (at: number) => `1:${at}`

/**
 * The custom properties of a site as Figma's REST interface has variables: one collection, whose modes are those of the
 * site. What Figma has no type for is a text, which comes back as it was; lengths in rem become px. `read` may know more
 * colours than those that spell out their channels.
 */
export function writeFigmaVariables(
  rows: readonly VariableRow[],
  all: readonly VariableMode[],
  read: ReadColourText = readSrgb,
): WrittenTokens {
  const shown = rows.filter(({ cells }) => cells.has(''))
  const wanted = usedModes(shown, all)
  const modes = wanted.filter((mode) => modeName(mode) !== null)
  const byName = new Map(shown.map((row) => [row.name, row]))
  const typeOf = createTypes({ byName, modes, read })
  const ids = new Map(shown.map(({ name }, at) => [name, idOf(at)]))

  function figmaValue(row: VariableRow, type: FigmaType, value: string): unknown {
    const target = byName.get(aliasIn(value) ?? '')
    // What refers to itself in the end is no alias that Figma takes.
    const isWhole = resolveValue(value, valueIn(byName, '')) !== null
    if (target && isWhole && typeOf(target) === type) return { type: 'VARIABLE_ALIAS', id: ids.get(target.name) }
    if (type === 'COLOR') return figmaColour(value, read)
    return type === 'FLOAT' ? figmaNumber(value, row.kind) : value
  }

  const variables = shown.map((row) => {
    const type = typeOf(row)
    return {
      id: ids.get(row.name),
      name: figmaName(row),
      key: row.name,
      variableCollectionId: collectionId,
      resolvedType: type,
      valuesByMode: Object.fromEntries(
        modes.map((mode, at) => [modeIdOf(at), figmaValue(row, type, valueAt(row, mode))]),
      ),
      remote: false,
      description: row.description,
      hiddenFromPublishing: false,
      scopes: (type === 'FLOAT' && scopes[row.kind]) || ['ALL_SCOPES'],
      codeSyntax: { WEB: `var(${row.name})` },
    }
  })
  const collection = {
    id: collectionId,
    name: 'Variables',
    key: 'variables',
    modes: modes.map((mode, at) => ({ modeId: modeIdOf(at), name: modeName(mode) })),
    defaultModeId: modeIdOf(0),
    remote: false,
    hiddenFromPublishing: false,
    variableIds: variables.map(({ id }) => id),
  }
  const meta = {
    variables: Object.fromEntries(variables.map((each) => [each.id, each])),
    variableCollections: { [collectionId]: collection },
  }
  return {
    text: `${JSON.stringify({ status: 200, error: false, meta }, null, 2)}\n`,
    left: leftOut(rows, all, new Set(modes.map(({ id }) => id))),
  }
}

/** `color/brand-500`: Figma groups by the slash. */
function figmaName({ name, group }: VariableRow): string {
  const word = name.slice(2)
  return group !== '' && word.length > group.length + 1 ? `${group}/${word.slice(group.length + 1)}` : word
}

function leftOut(rows: readonly VariableRow[], all: readonly VariableMode[], kept: ReadonlySet<string>): string[] {
  const lost = all.filter(({ id }) => !kept.has(id))
  return rows.flatMap(({ name, cells }) => [
    ...(cells.has('') ? [] : [...cells.values()].slice(0, 1).map(({ value }) => `${name}: ${value}`)),
    ...lost.flatMap(({ id, selector, atRule }) => {
      const cell = cells.get(id)
      return cell && cells.has('') ? [`${atRule ?? ''} ${selector} ${name}: ${cell.value}`.trim()] : []
    }),
  ])
}
