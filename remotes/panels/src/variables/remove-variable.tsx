import { useState } from 'react'
import { Button, Combobox } from '@pergola/ui'
import type { VariableRow } from '@pergola/site/variables'
import { messages } from './messages.ts'
import type { Variables } from './use-variables.ts'
import { mainCell } from './variable-actions.ts'
import styles from './variables-panel.module.css'

interface RemoveVariableProps {
  row: VariableRow
  variables: Variables
  onEnd: () => void
}

/** Asks what the places that use it get: its value to begin with, so that nothing looks different; nothing leaves them. */
export function RemoveVariable({ row, variables, onEnd }: RemoveVariableProps) {
  const [replacement, setReplacement] = useState(mainCell(row)?.value ?? '')
  const others = variables.rows.filter(({ name, kind }) => name !== row.name && kind === row.kind)
  return (
    <fieldset className={styles.removal} aria-label={messages.confirmRemove(row.name)}>
      <Combobox
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for, and answers a question
        autoFocus
        label={messages.replacementFor(row.name, row.uses.length)}
        placeholder={messages.leaveUses}
        value={replacement}
        suggestions={() => others.map(({ name }) => ({ value: `var(${name})`, label: name }))}
        onType={setReplacement}
        onCommit={setReplacement}
      />
      <div className={styles.buttons}>
        <Button onClick={onEnd}>{messages.cancel}</Button>
        <Button
          variant="danger"
          onClick={() => {
            onEnd()
            void variables.actions.remove(row, replacement.trim() === '' ? null : replacement.trim())
          }}
        >
          {messages.remove}
        </Button>
      </div>
    </fieldset>
  )
}
