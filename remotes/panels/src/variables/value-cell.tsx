import { ColorField, Combobox } from '@pergola/ui'
import type { Complete } from '@pergola/ui'
import type { VariableMode, VariableRow } from '@pergola/site/variables'
import { cellEdit } from './variable-actions.ts'
import { messages } from './messages.ts'
import type { Variables } from './use-variables.ts'
import styles from './variables-panel.module.css'

interface ValueCellProps {
  row: VariableRow
  mode: VariableMode
  modeName: string
  variables: Variables
  readOnly: boolean
}

const mostNames = 60

/** Completes what refers to another variable with those of the same kind first. */
function completion({ name: own, kind }: VariableRow, { rows }: Variables): Complete {
  return (typed) => {
    const half = /(?:var\(\s*)?--([\w-]*)$|var\(\s*$/i.exec(typed)
    if (!half) return null
    const wanted = half[1] ?? ''
    return rows
      .filter(({ name }) => name !== own && name.includes(wanted))
      .toSorted((one, other) => Number(other.kind === kind) - Number(one.kind === kind))
      .slice(0, mostNames)
      .map(({ name, cells }) => ({
        value: `${typed.slice(0, half.index)}var(${name})`,
        label: name,
        detail: cells.get('')?.value,
      }))
  }
}

/** The value of a variable in a mode: typing sets it there, emptying takes it away. */
export function ValueCell({ row, mode, modeName, variables, readOnly }: ValueCellProps) {
  const value = row.cells.get(mode.id)?.value ?? ''
  const base = row.cells.get('')?.value ?? ''
  const lacks = mode.kind === 'dark' && row.lacksDark
  const shared = {
    label: messages.value(row.name, modeName),
    hideLabel: true,
    value,
    placeholder: lacks ? messages.noDark : mode.kind === 'base' ? undefined : base,
    disabled: readOnly,
    complete: completion(row, variables),
    onCommit: (text: string) => {
      const isOther = text.trim() !== value
      const done = isOther ? variables.actions.setCell(row, mode, text.trim()) : Promise.resolve()
      // Until it stands in the sheet it is seen as it was previewed.
      void done.finally(variables.preview.end)
    },
  }
  return (
    <div className={styles.cell} data-lacks={lacks || undefined} title={lacks ? messages.noDarkTitle(row.name) : value}>
      {row.kind === 'colour' ? (
        <ColorField
          {...shared}
          variables={variables.colours}
          shown={variables.shownIn(mode, value || base)}
          onPreview={(text) => {
            const edit = cellEdit(row, mode, { value: text.trim(), home: variables.home })
            if (edit) variables.preview.show([edit])
          }}
          onCancel={variables.preview.end}
        />
      ) : (
        <Combobox {...shared} suggestions={[]} />
      )}
    </div>
  )
}
