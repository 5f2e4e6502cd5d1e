import { Button, IconButton, SegmentedControl, TextField } from '@pergola/ui'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { isBrokenDirective, isExpression, isWrappedObject, objectText, parseObject } from '@pergola/site/directives'
import type { ObjectEntry } from '@pergola/site/directives'
import { ExpressionField } from '../expression-field/expression-field.tsx'
import styles from './directives-panel.module.css'
import { completeFor } from '../expression-field/names-in-reach.ts'
import { directiveValue, isName, writeDirectives } from './directive-props.ts'
import type { DirectiveProps } from './directive-props.ts'
import { messages } from './messages.ts'
import { StoredExpression } from './stored-expression.tsx'

const attribute = 'v-scope'

function write(props: DirectiveProps, entries: readonly ObjectEntry[]): string | null {
  return writeDirectives(props, { [attribute]: objectText(entries) })
}

/** Data as names with values, or as one text: whatever is more than that is edited as text. */
export function DataSection(props: DirectiveProps) {
  const stored = directiveValue(props, attribute)
  const entries = parseObject(stored)
  const [chosen, setChosen] = useState<'rows' | 'code'>('rows')
  const shown = entries === null ? 'code' : chosen

  return (
    <div className={styles.form}>
      {isBrokenDirective(attribute, stored) ? (
        <p className={styles.problem} role="alert">
          {messages.objectNotValid}. {messages.dataBroken}
        </p>
      ) : (
        <p className={styles.note}>{entries === null ? messages.dataIsCode : messages.hints.data}</p>
      )}
      <SegmentedControl
        label={messages.dataAs}
        value={shown}
        disabled={entries === null}
        options={[
          { value: 'rows', label: messages.rows },
          { value: 'code', label: messages.code },
        ]}
        onChange={setChosen}
      />
      {shown === 'rows' && entries ? (
        <Rows {...props} entries={entries} />
      ) : (
        <StoredExpression
          {...props}
          label={messages.dataCode}
          placeholder="({ count: 0 })"
          value={stored === '' || isWrappedObject(stored) ? stored : `(${stored})`}
          complete={completeFor(props.services.canvas, props.element.id)}
          onStore={(text) => {
            if (text.trim() !== '' && !isWrappedObject(text)) return messages.objectNotValid
            // Stored as the object literal itself, without the parentheses it is typed in.
            return writeDirectives(props, { [attribute]: text.trim().slice(1, -1) })
          }}
        />
      )}
    </div>
  )
}

function Rows(props: DirectiveProps & { entries: readonly ObjectEntry[] }) {
  const { entries, services, element } = props
  const complete = completeFor(services.canvas, element.id)
  const others = (index: number) => entries.filter((_entry, at) => at !== index)

  function rename(index: number, key: string) {
    const wanted = key.trim()
    const isTaken = others(index).some((entry) => entry.key === wanted)
    if (wanted === '') return services.toasts.warning(messages.fillRequired)
    if (!isName(wanted) || isTaken) return services.toasts.error(messages.notValid)
    const problem = write(
      props,
      entries.map((entry, at) => (at === index ? { ...entry, key: wanted } : entry)),
    )
    if (problem) services.toasts.error(problem)
  }

  return (
    <>
      <ul className={styles.list} aria-label={messages.sections.data}>
        {entries.map(({ key, value }, index) => (
          <li key={key} className={styles.row}>
            <TextField
              label={messages.keyOf(index + 1)}
              hideLabel
              code
              value={key}
              onCommit={(text) => rename(index, text)}
            />
            <StoredExpression
              {...props}
              label={messages.valueOf(key)}
              hideLabel
              value={value}
              complete={complete}
              onStore={(text) => {
                if (text.trim() === '') return messages.fillRequired
                if (!isExpression(text)) return messages.notValid
                return write(
                  props,
                  entries.map((entry, at) => (at === index ? { key, value: text.trim() } : entry)),
                )
              }}
            />
            <IconButton label={messages.removeRow(key)} icon={<X />} onClick={() => write(props, others(index))} />
          </li>
        ))}
      </ul>
      <NewRow {...props} />
    </>
  )
}

function NewRow(props: DirectiveProps & { entries: readonly ObjectEntry[] }) {
  const { entries, services, element } = props
  const [key, setKey] = useState('')
  const [value, setValue] = useState('')

  function add(event: FormEvent) {
    event.preventDefault()
    const name = key.trim()
    if (name === '' || value.trim() === '') return services.toasts.warning(messages.fillRequired)
    const isTaken = entries.some((entry) => entry.key === name)
    if (!isName(name) || isTaken || !isExpression(value)) return services.toasts.error(messages.notValid)
    const problem = write(props, [...entries, { key: name, value: value.trim() }])
    if (problem) return services.toasts.error(problem)
    setKey('')
    setValue('')
  }

  return (
    <div data-adds>
      <form className={styles.form} onSubmit={add}>
        <div className={styles.pair}>
          <TextField label={messages.key} code value={key} placeholder="count" onChange={setKey} />
          <ExpressionField
            label={messages.value}
            value={value}
            placeholder="0"
            complete={completeFor(services.canvas, element.id)}
            onChange={setValue}
          />
        </div>
        <Button type="submit" icon={<Plus />}>
          {messages.addRow}
        </Button>
      </form>
    </div>
  )
}
