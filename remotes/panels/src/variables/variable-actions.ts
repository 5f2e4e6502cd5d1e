import { clearVariable, describeVariable, moveVariable, setVariable } from '@pergola/site/variables'
import type { BesideVariable, SheetPlace, VariableCell, VariableMode, VariableRow } from '@pergola/site/variables'
import { baseMode } from '@pergola/site/variables'
import { customName } from './own-properties.ts'
import type { SheetEdit, VariableChanges } from './change-variables.ts'
import { messages } from './messages.ts'
import type { VariableServices } from './variable-services.ts'

export interface VariableSite {
  /** Of all variables that there are. */
  readonly names: ReadonlySet<string>
  /** Null where the site has no sheet of its own. */
  readonly home: SheetPlace | null
}

/** The value that a person means by a variable where one has to be chosen: of the base, else the first there is. */
export function mainCell({ cells, elsewhere }: VariableRow): VariableCell | undefined {
  return cells.get(baseMode.id) ?? [...cells.values(), ...elsewhere][0]
}

/** What sets the value of a variable in a mode, where an empty one takes it away; null where no sheet can hold it. */
export function cellEdit(row: VariableRow, mode: VariableMode, { value, home }: NewValue): SheetEdit | null {
  const { name } = row
  const cell = row.cells.get(mode.id)
  if (value === '') return cell ? { sheet: cell, edit: (css) => clearVariable(css, name, cell) } : null
  const base = row.cells.get(baseMode.id)
  const sheet = cell ?? base ?? home
  if (!sheet) return null
  // A condition on the root is written for the root as this sheet calls it.
  const selector = mode.atRule !== null && base && base.selector !== '' ? base.selector : mode.selector
  const place = cell ?? { selector: mode.id === baseMode.id ? mode.selector : selector, atRule: mode.atRule }
  return {
    sheet,
    edit: (css) => setVariable(css, { name, value, selector: place.selector, atRule: place.atRule }),
  }
}

interface NewValue {
  readonly value: string
  readonly home: SheetPlace | null
}

interface Setting {
  readonly toasts: Pick<VariableServices['toasts'], 'warning'>
  readonly editSheets: VariableChanges['editSheets']
  readonly site: () => Promise<VariableSite>
}

function cellSetter({ toasts, editSheets, site }: Setting) {
  return async (row: VariableRow, mode: VariableMode, value: string): Promise<void> => {
    const { name } = row
    if (value === '' && mode.id === baseMode.id) return toasts.warning(messages.baseStays(name))
    const edit = cellEdit(row, mode, { value, home: (await site()).home })
    if (edit) await editSheets([edit], value === '' ? messages.clearStep(name) : messages.setStep(name))
    else if (value !== '') toasts.warning(messages.noHome)
  }
}

/** What a person does to variables. */
export function createVariableActions(
  { toasts }: Pick<VariableServices, 'toasts'>,
  { editSheets, editSite }: VariableChanges,
  site: () => Promise<VariableSite>,
) {
  /** A free name as typed; null where it is none, which is told. */
  function freeName(typed: string, names: ReadonlySet<string>): string | null {
    const name = customName(typed)
    if (name === null) toasts.warning(messages.badName(typed))
    else if (names.has(name)) toasts.warning(messages.taken(name))
    else return name
    return null
  }

  const edit = (sheet: SheetPlace, change: SheetEdit['edit'], label: string) =>
    editSheets([{ sheet, edit: change }], label)

  return {
    setCell: cellSetter({ toasts, editSheets, site }),
    /** Whether it was made. */
    async add(typed: string, value: string): Promise<boolean> {
      const { names, home } = await site()
      const name = freeName(typed, names)
      if (name === null) return false
      if (value.trim() === '') toasts.warning(messages.noValue(name))
      else if (!home) toasts.warning(messages.noHome)
      else return edit(home, (css) => setVariable(css, { ...baseMode, name, value }), messages.addStep(name))
      return false
    },
    describe(row: VariableRow, text: string): void {
      const cell = mainCell(row)
      if (cell) void edit(cell, (css) => describeVariable(css, text, cell), messages.describeStep(row.name))
    },
    /** Beside another one of the same rule. */
    move(row: VariableRow, beside: BesideVariable): void {
      const cell = mainCell(row)
      if (cell) void edit(cell, (css) => moveVariable(css, cell, beside), messages.moveStep(row.name))
    },
    async rename({ name: from }: VariableRow, typed: string): Promise<void> {
      if (customName(typed) === from) return
      const to = freeName(typed, (await site()).names)
      if (to === null) return
      const words = { label: messages.renameStep(from, to), wait: messages.renaming }
      const plan = await editSite({ kind: 'rename', from, to }, words)
      if (!plan) return
      toasts.success(messages.renamed(from, to, Object.keys(plan.change.files).length))
      if (plan.left.length > 0) toasts.warning(messages.left(from, plan.left))
    },
    async remove({ name }: VariableRow, replacement: string | null): Promise<void> {
      const words = { label: messages.removeStep(name), wait: messages.removing }
      const plan = await editSite({ kind: 'remove', name, replacement }, words)
      if (plan && plan.left.length > 0) toasts.warning(messages.left(name, plan.left))
    },
  }
}

export type VariableActions = ReturnType<typeof createVariableActions>
