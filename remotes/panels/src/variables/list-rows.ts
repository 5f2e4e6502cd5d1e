import type { VariableKind, VariableRow } from '@pergola/site/variables'

/** What stands in the list: headings, and variables with their neighbours in the order of the sheet. */
export type ListItem =
  | { readonly type: 'kind'; readonly key: string; readonly kind: VariableKind; readonly count: number }
  | { readonly type: 'group'; readonly key: string; readonly group: string }
  | {
      readonly type: 'variable'
      readonly key: string
      readonly row: VariableRow
      readonly previous: VariableRow | null
      readonly next: VariableRow | null
    }

function isShown({ name, description, cells }: VariableRow, query: string): boolean {
  if (query === '') return true
  const values = [...cells.values()].map(({ value }) => value)
  return [name, description, ...values].some((text) => text.toLowerCase().includes(query))
}

/** Whether both are declared in the same rule, so that one can stand in front of the other. */
function areTogether(one: VariableRow | undefined, other: VariableRow | undefined): boolean {
  const [left, right] = [one?.cells.get(''), other?.cells.get('')]
  if (!left || !right) return false
  return (
    left.path === right.path &&
    left.part === right.part &&
    left.selector === right.selector &&
    left.atRule === right.atRule
  )
}

/** Where two stand beside each other in the list and in the sheet. */
export function areBeside(one: VariableRow | undefined, other: VariableRow | undefined): boolean {
  return one?.kind === other?.kind && one?.group === other?.group && areTogether(one, other)
}

function headings(row: VariableRow, before: VariableRow | undefined, count: number): ListItem[] {
  const { kind, group } = row
  const isNewKind = before?.kind !== kind
  const isNewGroup = group !== '' && (isNewKind || before?.group !== group)
  return [
    ...(isNewKind ? [{ type: 'kind', key: `kind ${kind}`, kind, count } as const] : []),
    ...(isNewGroup ? [{ type: 'group', key: `group ${kind} ${group}`, group } as const] : []),
  ]
}

export function listRows(rows: readonly VariableRow[], query: string): readonly ListItem[] {
  const shown = rows.filter((row) => isShown(row, query.trim().toLowerCase()))
  const counts = new Map<VariableKind, number>()
  for (const { kind } of shown) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return shown.flatMap((row, at): ListItem[] => {
    const [before, next] = [shown[at - 1], shown[at + 1]]
    return [
      ...headings(row, before, counts.get(row.kind) ?? 0),
      {
        type: 'variable',
        key: row.name,
        row,
        previous: before && areBeside(before, row) ? before : null,
        next: next && areBeside(row, next) ? next : null,
      },
    ]
  })
}
