import type { VariableDeclaration, VariableFile } from '@pergola/contracts'
import { mapValueReferences } from './map-references.ts'
import { baseMode, modeOf } from './modes.ts'
import type { VariableMode } from './modes.ts'
import { variableKind, variableKinds } from './variable-kind.ts'
import type { Supports, VariableKind } from './variable-kind.ts'

/** A value of a custom property where it stands. */
export interface VariableCell extends VariableDeclaration {
  readonly path: string
  readonly part: number | null
}

/** A place that uses a custom property. */
export interface UsePlace {
  readonly path: string
  readonly label: string
  readonly isPage: boolean
  readonly line: number
  readonly isFixed: boolean
}

export interface VariableRow {
  readonly name: string
  readonly kind: VariableKind
  /** The first word of its name; empty where it is the only one with it. */
  readonly group: string
  readonly description: string
  /** What counts in each mode, by its id; the last one of several. */
  readonly cells: ReadonlyMap<string, VariableCell>
  /** Values in rules that are no mode, such as those of components. */
  readonly elsewhere: readonly VariableCell[]
  readonly uses: readonly UsePlace[]
  /** A colour of a site with dark values that has none itself, and whose value refers to none. */
  readonly lacksDark: boolean
}

interface Gathered {
  readonly cells: Map<string, VariableCell>
  readonly elsewhere: VariableCell[]
  readonly uses: UsePlace[]
}

/** How deep a value may refer to others: no real system goes as deep, and a circle ends. */
const deepest = 20

/** A value with every reference replaced by what it stands for; null for a circle and for names that nobody declares. */
export function resolveValue(value: string, valueOf: (name: string) => string | undefined, depth = 0): string | null {
  if (!value.includes('--')) return value
  if (depth > deepest) return null
  let isWhole = true
  const text = mapValueReferences(value, (name) => {
    const own = valueOf(name)
    const resolved = own === undefined ? null : resolveValue(own, valueOf, depth + 1)
    if (resolved === null) isWhole = false
    return { text: resolved ?? '' }
  })
  return isWhole ? text : null
}

/** What a name stands for in a mode: its value there, else that of the base. */
export function valueIn(rows: ReadonlyMap<string, Pick<VariableRow, 'cells'>>, mode: string) {
  return (name: string): string | undefined => {
    const cells = rows.get(name)?.cells
    return (cells?.get(mode) ?? cells?.get(baseMode.id))?.value
  }
}

function gather(files: readonly VariableFile[], modes: readonly VariableMode[]): Map<string, Gathered> {
  const found = new Map<string, Gathered>()
  const shown = new Set(modes.map(({ id }) => id))
  const of = (name: string) => {
    const known: Gathered = found.get(name) ?? { cells: new Map(), elsewhere: [], uses: [] }
    found.set(name, known)
    return known
  }
  for (const { path, sheets } of files)
    for (const { part, declarations } of sheets)
      for (const declaration of declarations) {
        const cell = { ...declaration, path, part }
        const { id } = modeOf(declaration)
        if (shown.has(id)) of(declaration.name).cells.set(id, cell)
        else of(declaration.name).elsewhere.push(cell)
      }
  for (const { path, label, isPage, uses } of files)
    for (const { name, line, isFixed } of uses) found.get(name)?.uses.push({ path, label, isPage, line, isFixed })
  return found
}

/** Every custom property that the site declares, by kind, then by the first word of its name, then as it is declared. */
export function variableRows(
  files: readonly VariableFile[],
  modes: readonly VariableMode[],
  supports: Supports,
): readonly VariableRow[] {
  const found = gather(files, modes)
  const valueOf = valueIn(found, baseMode.id)
  const syntaxes = Object.assign({}, ...files.flatMap(({ sheets }) => sheets.map(({ registered }) => registered)))
  const darkModes = modes.filter(({ kind }) => kind === 'dark').map(({ id }) => id)
  const hasDark = [...found.values()].some(({ cells }) => darkModes.some((id) => cells.has(id)))
  const isDark = (name: string, depth = 0): boolean => {
    const cells = found.get(name)?.cells
    if (!cells || darkModes.some((id) => cells.has(id))) return true
    const value = cells.get(baseMode.id)?.value ?? ''
    return /light-dark\(/i.test(value) || (depth < deepest && namesIn(value).some((each) => isDark(each, depth + 1)))
  }
  const groups = new Map<string, number>()
  for (const name of found.keys()) groups.set(firstWord(name), (groups.get(firstWord(name)) ?? 0) + 1)
  const rows = [...found].map(([name, each]): VariableRow => {
    const first = each.cells.get(baseMode.id) ?? [...each.cells.values(), ...each.elsewhere][0]
    const value = resolveValue(first?.value ?? '', valueOf) ?? ''
    const kind = variableKind({ name, value, syntax: syntaxes[name] }, supports)
    return {
      name,
      kind,
      group: (groups.get(firstWord(name)) ?? 0) > 1 ? firstWord(name) : '',
      description: first?.description ?? '',
      ...each,
      lacksDark: hasDark && kind === 'colour' && each.cells.has(baseMode.id) && !isDark(name),
    }
  })
  return sorted(rows)
}

function namesIn(value: string): readonly string[] {
  return [...value.matchAll(/--[^\s,)]+/g)].map(([name]) => name)
}

/** `brand` of `--brand-500`. */
function firstWord(name: string): string {
  return /^--([^-_]+)/.exec(name)?.[1] ?? ''
}

function sorted(rows: readonly VariableRow[]): readonly VariableRow[] {
  const order = new Map<string, number>()
  for (const { kind, group } of rows) order.set(`${kind} ${group}`, order.get(`${kind} ${group}`) ?? order.size)
  const place = ({ kind, group }: VariableRow) => [
    variableKinds.indexOf(kind),
    // What stands alone comes last.
    group === '' ? Infinity : (order.get(`${kind} ${group}`) ?? 0),
  ]
  return rows.toSorted((one, other) => {
    const [left, right] = [place(one), place(other)]
    return (left[0] ?? 0) - (right[0] ?? 0) || compare(left[1] ?? 0, right[1] ?? 0)
  })
}

function compare(left: number, right: number): number {
  return left === right ? 0 : left - right
}
