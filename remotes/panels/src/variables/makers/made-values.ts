import { baseMode, setVariables } from '@pergola/site/variables'
import type { SheetPlace, VariableRow } from '@pergola/site/variables'
import type { SheetEdit } from '../change-variables.ts'

/** What a maker makes: a custom property of the root. */
export interface MadeValue {
  readonly name: string
  readonly value: string
}

/** What happens to variables of the same name. */
export type OnTaken = 'replace' | 'skip'

interface Placing {
  readonly rows: readonly VariableRow[]
  readonly home: SheetPlace | null
  readonly onTaken: OnTaken
}

export interface PlacedValues {
  readonly edits: readonly SheetEdit[]
  readonly added: number
  readonly replaced: number
}

/** Those that are there already are set where they stand, new ones go into the home. */
export function placeValues(made: readonly MadeValue[], { rows, home, onTaken }: Placing): PlacedValues {
  const standing = new Map(rows.map(({ name, cells }) => [name, cells.get(baseMode.id)]))
  const groups = new Map<string, { readonly sheet: SheetPlace; readonly values: MadeValue[] }>()
  let [added, replaced] = [0, 0]
  for (const each of made) {
    const cell = standing.get(each.name)
    const place = cell ?? home
    if (!place || (cell && onTaken === 'skip')) continue
    if (cell) replaced += 1
    else added += 1
    const sheet = { path: place.path, part: place.part }
    const key = `${sheet.part ?? ''} ${sheet.path}`
    const group = groups.get(key) ?? { sheet, values: [] }
    groups.set(key, group)
    group.values.push(each)
  }
  const edits = [...groups.values()].map(({ sheet, values }): SheetEdit => ({
    sheet,
    edit: (css) =>
      setVariables(
        css,
        values.map(({ name, value }) => ({ ...baseMode, name, value, description: '' })),
      ),
  }))
  return { edits, added, replaced }
}
