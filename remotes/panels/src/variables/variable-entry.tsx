import { Ellipsis } from 'lucide-react'
import { memo, useState } from 'react'
import { IconButton, Menu, RenameInput } from '@pergola/ui'
import type { MenuEntry } from '@pergola/ui'
import type { BesideVariable, VariableRow } from '@pergola/site/variables'
import type { ListItem } from './list-rows.ts'
import { modeName } from './look-at-mode.ts'
import { messages } from './messages.ts'
import { RemoveVariable } from './remove-variable.tsx'
import type { Variables } from './use-variables.ts'
import { UsesButton } from './uses-button.tsx'
import { ValueCell } from './value-cell.tsx'
import { mainCell } from './variable-actions.ts'
import type { VariableServices } from './variable-services.ts'
import styles from './variables-panel.module.css'

interface VariableEntryProps {
  services: VariableServices
  variables: Variables
  item: Extract<ListItem, { type: 'variable' }>
  readOnly: boolean
  /** Where what is dragged would stand. */
  mark: BesideVariable['side'] | undefined
  isDragged: boolean
}

type Doing = 'rename' | 'describe' | 'remove' | null

/**
 * One variable: its name, a field for each mode, its uses, and what may be done to it. Remembered: the list draws all that
 * is in view with each step of a scroll.
 */
export const VariableEntry = memo(function VariableEntry(props: VariableEntryProps) {
  const { services, variables, item, readOnly, mark, isDragged } = props
  const { row } = item
  const { actions, modes } = variables
  const [doing, setDoing] = useState<Doing>(null)

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list draws only what is in view, and is no ul
      role="listitem"
      aria-label={row.name}
      className={styles.entry}
      data-variable={row.name}
      data-mark={mark}
      data-dragged={isDragged || undefined}
    >
      <div className={styles.row}>
        <VariableName item={item} variables={variables} readOnly={readOnly} doing={doing} onDo={setDoing} />
        {modes.map((mode) => (
          <ValueCell
            key={mode.id}
            row={row}
            mode={mode}
            modeName={modeName(mode, services.canvas)}
            variables={variables}
            readOnly={readOnly}
          />
        ))}
        <div className={styles.end}>
          <UsesButton row={row} services={services} />
          {!readOnly && (
            <Menu
              label={messages.actions(row.name)}
              trigger={<IconButton label={messages.actions(row.name)} icon={<Ellipsis />} />}
              items={menuOf(item, variables, setDoing)}
            />
          )}
        </div>
      </div>
      {doing === 'describe' && (
        <RenameInput
          className={styles.description}
          label={messages.descriptionOf(row.name)}
          value={row.description}
          onEnd={(typed) => {
            setDoing(null)
            if (typed !== null && typed !== row.description) actions.describe(row, typed)
          }}
        />
      )}
      {doing === 'remove' && <RemoveVariable row={row} variables={variables} onEnd={() => setDoing(null)} />}
    </div>
  )
})

function before({ name }: VariableRow): BesideVariable {
  return { name, side: 'before' }
}

function menuOf(
  { row, previous, next }: VariableEntryProps['item'],
  { actions }: Variables,
  onDo: (doing: Doing) => void,
) {
  const isDeclared = mainCell(row) !== undefined
  const items: MenuEntry[] = [
    { label: messages.rename, shortcut: 'F2', onSelect: () => onDo('rename') },
    { label: messages.describe, disabled: !isDeclared, onSelect: () => onDo('describe') },
    {
      label: messages.moveUp,
      shortcut: 'Alt+ArrowUp',
      disabled: previous === null,
      onSelect: () => previous && actions.move(row, before(previous)),
    },
    {
      label: messages.moveDown,
      shortcut: 'Alt+ArrowDown',
      disabled: next === null,
      onSelect: () => next && actions.move(next, before(row)),
    },
    'separator',
    {
      label: messages.remove,
      danger: true,
      // What nobody uses needs no question: the step can be undone.
      onSelect: () => (row.uses.length === 0 ? void actions.remove(row, null) : onDo('remove')),
    },
  ]
  return items
}

interface VariableNameProps {
  item: VariableEntryProps['item']
  variables: Variables
  readOnly: boolean
  doing: Doing
  onDo: (doing: Doing) => void
}

function VariableName({ item, variables, readOnly, doing, onDo }: VariableNameProps) {
  const { row, previous, next } = item
  const { actions } = variables
  if (doing === 'rename')
    return (
      <RenameInput
        className={styles.name}
        label={messages.renameField(row.name)}
        value={row.name}
        onEnd={(typed) => {
          onDo(null)
          if (typed !== null && typed !== '') void actions.rename(row, typed)
        }}
      />
    )
  const elsewhere = row.elsewhere.map(({ selector, atRule }) => `${atRule ?? ''} ${selector}`.trim())
  const about = [row.name, row.description, elsewhere.length > 0 ? messages.onlyIn(elsewhere) : '']
  return (
    <button
      type="button"
      className={styles.name}
      data-grip={readOnly ? undefined : ''}
      title={about.filter((text) => text !== '').join('\n')}
      onDoubleClick={readOnly ? undefined : () => onDo('rename')}
      onKeyDown={(event) => {
        if (readOnly) return
        if (event.key === 'F2') onDo('rename')
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
        event.preventDefault()
        if (event.key === 'ArrowUp' && previous) actions.move(row, before(previous))
        if (event.key === 'ArrowDown' && next) actions.move(next, before(row))
      }}
    >
      <span>{row.name.slice(2)}</span>
      {row.description !== '' && <small>{row.description}</small>}
    </button>
  )
}
