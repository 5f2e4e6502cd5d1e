import { schemeValue } from '../colours/scheme-value.ts'
import type { VariableMode } from '../variables/modes.ts'
import { resolveValue, valueIn, type VariableRow } from '../variables/variable-rows.ts'

/** A colour that texts stand on, as its sheet says it in the light and in the dark. */
export interface Surface {
  readonly name: string
  readonly light: string
  /** Null where it is the same. */
  readonly dark: string | null
}

const surfaceName = /(?:^|-)(?:background|surface|paper|canvas|page|bg)(?:-|$)/
const foregroundName = /(?:^|-)(?:on|text|border|hover|active)(?:-|$)/

/** The colours of the site that are named as what lies behind texts, all references replaced. */
export function surfacesOf(rows: readonly VariableRow[], modes: readonly VariableMode[]): readonly Surface[] {
  const byName = new Map(rows.map((row) => [row.name, row]))
  const inDark = modes.find(({ kind, selector }) => kind === 'dark' && selector === ':root')?.id ?? ''
  const resolved = (row: VariableRow, mode: string, scheme: 'light' | 'dark') => {
    const valueOf = valueIn(byName, mode)
    return schemeValue(resolveValue(valueOf(row.name) ?? '', valueOf) ?? '', scheme)
  }
  return rows
    .filter(({ kind, name }) => kind === 'colour' && surfaceName.test(name) && !foregroundName.test(name))
    .map((row) => {
      const [light, dark] = [resolved(row, '', 'light'), resolved(row, inDark, 'dark')]
      return { name: row.name, light, dark: dark === light ? null : dark }
    })
    .filter(({ light }) => light !== '')
}
