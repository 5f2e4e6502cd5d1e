import { isIdentifier } from '@pergola/contracts'
import { Switch, TextField } from '@pergola/ui'
import styles from './directives-panel.module.css'
import { directiveValue, isObserved, writeDirectives } from './directive-props.ts'
import type { DirectiveProps } from './directive-props.ts'
import { messages } from './messages.ts'

export function ViewSection(props: DirectiveProps) {
  return (
    <div className={styles.form}>
      <Switch
        label={messages.observe}
        checked={isObserved(props)}
        onChange={(on) => writeDirectives(props, { 'v-view': String(on) })}
      />
      <p className={styles.note}>{messages.hints.view}</p>
    </div>
  )
}

export function RefSection(props: DirectiveProps) {
  return (
    <TextField
      label={messages.name}
      code
      hint={messages.hints.ref}
      value={directiveValue(props, 'v-ref')}
      onCommit={(text) => {
        const name = text.trim()
        const problem =
          name === '' || isIdentifier(`$${name}`) ? writeDirectives(props, { 'v-ref': name }) : messages.notValid
        if (problem) props.services.toasts.error(problem)
      }}
    />
  )
}
