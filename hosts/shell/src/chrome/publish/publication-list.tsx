import { Button } from '@pergola/ui'
import type { Publication } from '@pergola/workers/publish'
import { messages } from './messages.ts'
import styles from './publish.module.css'

/** Earlier publications, each with the way back to it. */
export function PublicationList({
  history,
  onBack,
}: {
  history: readonly Publication[]
  onBack: (to: Publication) => void
}) {
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
    </section>
  )
}
