import { Button, TextField } from '@pergola/ui'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { isExpression, loopText, parseLoop } from '@pergola/site/directives'
import type { Loop } from '@pergola/site/directives'
import { ExpressionField } from '../expression-field/expression-field.tsx'
import styles from './directives-panel.module.css'
import { completeFor } from '../expression-field/names-in-reach.ts'
import { directiveValue, isName, writeDirectives } from './directive-props.ts'
import type { DirectiveProps } from './directive-props.ts'
import { messages } from './messages.ts'

const none: Loop = { item: '', index: '', array: '' }
const pattern = /^(?:\{[^{}]*\}|\[[^[\]]*\])$/

function problemOf({ item, index, array }: Loop): { kind: 'warning' | 'error'; text: string } | null {
  if ([item, index, array].some((text) => text.trim() === '')) return { kind: 'warning', text: messages.fillAllFields }
  const isNamed = (isName(item) || pattern.test(item)) && isName(index) && item !== index
  return isNamed && isExpression(array) ? null : { kind: 'error', text: messages.notValid }
}

/** Three fields that make sense together only, so they are stored together. */
export function ForSection(props: DirectiveProps) {
  const { services, element } = props
  const stored = directiveValue(props, 'v-for')
  const [draft, setDraft] = useState<Loop | null>(null)
  const loop = draft ?? parseLoop(stored) ?? none
  const change = (part: Partial<Loop>) => setDraft({ ...loop, ...part })

  function apply(event: FormEvent) {
    event.preventDefault()
    const trimmed = { item: loop.item.trim(), index: loop.index.trim(), array: loop.array.trim() }
    const problem = problemOf(trimmed)
    if (problem) return services.toasts[problem.kind](problem.text)
    const refused = writeDirectives(props, { 'v-for': loopText(trimmed) })
    if (refused) return services.toasts.error(refused)
    setDraft(null)
  }

  return (
    <form className={styles.form} onSubmit={apply}>
      <div className={styles.pair}>
        <TextField
          label={messages.variable}
          code
          value={loop.item}
          placeholder="item"
          onChange={(item) => change({ item })}
        />
        <TextField
          label={messages.index}
          code
          value={loop.index}
          placeholder="index"
          onChange={(index) => change({ index })}
        />
      </div>
      <ExpressionField
        label={messages.array}
        value={loop.array}
        placeholder="items"
        complete={completeFor(services.canvas, element.id)}
        onChange={(array) => change({ array })}
      />
      <div className={styles.pair}>
        <Button type="submit">{messages.apply}</Button>
        {stored !== '' && (
          <Button
            onClick={() => {
              writeDirectives(props, { 'v-for': null })
              setDraft(null)
            }}
          >
            {messages.removeLoop}
          </Button>
        )}
      </div>
    </form>
  )
}
