import { isExpression, isStatements } from '@pergola/site/directives'
import styles from './directives-panel.module.css'
import { completeFor } from '../expression-field/names-in-reach.ts'
import { directiveValue, writeDirectives } from './directive-props.ts'
import type { DirectiveProps } from './directive-props.ts'
import { messages } from './messages.ts'
import { StoredExpression } from './stored-expression.tsx'

type CodeId = 'if' | 'effect' | 'show' | 'text' | 'html'

/** Who else writes what stands in the element. */
const otherWriter: Readonly<Partial<Record<CodeId, string>>> = { text: 'v-html', html: 'v-text' }

/** A directive that is one expression; an effect may be several statements. */
export function CodeSection({ id, ...props }: DirectiveProps & { id: CodeId }) {
  const attribute = `v-${id}`
  const other = otherWriter[id]
  const isBoth = other !== undefined && directiveValue(props, attribute) !== '' && directiveValue(props, other) !== ''
  const isValid = id === 'effect' ? isStatements : isExpression

  return (
    <div className={styles.form}>
      {isBoth && (
        <p className={styles.problem} role="alert">
          {messages.bothWrite(other)}
        </p>
      )}
      <StoredExpression
        {...props}
        label={messages.fields[id]}
        hint={messages.hints[id]}
        value={directiveValue(props, attribute)}
        complete={completeFor(props.services.canvas, props.element.id)}
        onStore={(text) => {
          if (text.trim() !== '' && !isValid(text)) return messages.notValid
          return writeDirectives(props, { [attribute]: text })
        }}
      />
    </div>
  )
}
