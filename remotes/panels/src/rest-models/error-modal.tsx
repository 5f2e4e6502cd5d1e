import { Button, EmptyState } from '@pergola/ui'
import type { DialogsService, ViewProps } from '@pergola/contracts'
import styles from './error-modal.module.css'
import type { ShownProblem } from './last-problem.ts'
import { messages } from './messages.ts'
import { problemText } from './problem-text.ts'

function isProblem(argument: unknown): argument is ShownProblem {
  return typeof argument === 'object' && argument !== null && 'kind' in argument && 'asked' in argument
}

/** Everything that is known of an answer that could not be used. Whatever the server wrote is shown as text. */
export function ErrorModal({ argument, dialogs }: ViewProps & { dialogs: DialogsService }) {
  if (!isProblem(argument)) return <EmptyState title={messages.fetchFailed} />
  const { asked, status, reason, text, model } = argument
  const facts = [
    { name: messages.asked, value: asked },
    { name: messages.status, value: status },
    { name: messages.reason, value: reason },
  ].filter(({ value }) => value !== '')
  return (
    <section className={styles.problem} aria-label={messages.problemTitle}>
      <p>{problemText(argument)}</p>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {text !== '' && (
        <section aria-label={messages.answer}>
          <h2 className={styles.title}>{messages.answer}</h2>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
          <pre className={styles.text} tabIndex={0}>
            {text}
          </pre>
        </section>
      )}
      {model && (
        <div className={styles.actions}>
          <Button onClick={() => dialogs.open({ slot: 'modal:rest-models', title: messages.title, argument: model })}>
            {messages.back}
          </Button>
        </div>
      )}
    </section>
  )
}
