import { Button } from '@pergola/ui'
import type { Publication } from '@pergola/workers/publish'
import { messages } from './messages.ts'
import styles from './publish.module.css'

interface PublicationListProps {
  history: readonly Publication[]
  onBack: (to: Publication) => void
  /** Absent where the target keeps its versions by rules of its own. */
  onForget?: (() => void) | undefined
}

/** Earlier publications, each with the way back to it. */
export function PublicationList({ history, onBack, onForget }: PublicationListProps) {
  if (history.length === 0) return null
  return (
    <section className={styles.history} aria-label={messages.history}>
      <h3>{messages.history}</h3>
      <ul>
        {history.map((publication) => (
          <li key={publication.id}>
            <span>
              {messages.moment(publication.at)}
              {publication.files !== null && `, ${messages.files(publication.files)}`}
            </span>
            {publication.isCurrent ? (
              <span className={styles.current}>{messages.current}</span>
            ) : (
              <Button aria-label={messages.backOf(messages.moment(publication.at))} onClick={() => onBack(publication)}>
                {messages.back}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {onForget && history.length > 1 && <Button onClick={onForget}>{messages.forget}</Button>}
    </section>
  )
}
