import { Switch } from '@pergola/ui'
import type { Prepared, SiteFinding } from '@pergola/workers/publish'
import { messages } from './messages.ts'
import styles from './publish.module.css'

interface PublishReviewProps {
  prepared: Prepared
  accepted: boolean
  onAccept: (accepted: boolean) => void
}

const mostShown = 8

/** What will change there, and what visitors would stumble over. */
export function PublishReview({ prepared, accepted, onAccept }: PublishReviewProps) {
  const { plan, findings, replaced } = prepared
  const { added, changed, removed, unchanged, bytes } = plan
  const rows = [
    [messages.added, added],
    [messages.changed, changed],
    [messages.removed, removed],
  ] as const
  const isSame = added.length + changed.length + removed.length === 0
  return (
    <>
      {isSame && <p className={styles.intro}>{messages.upToDate}</p>}
      <dl className={styles.facts}>
        {rows.map(([label, paths]) => (
          <Fact key={label} label={label} paths={paths} />
        ))}
        <dt>{messages.unchanged}</dt>
        <dd>{messages.files(unchanged)}</dd>
        <dt>{messages.travels}</dt>
        <dd>{messages.size(bytes)}</dd>
      </dl>
      {replaced.length > 0 && <p className={styles.trouble}>{messages.replaced(replaced)}</p>}
      {findings.length > 0 && <Findings findings={findings} accepted={accepted} onAccept={onAccept} />}
    </>
  )
}

function Fact({ label, paths }: { label: string; paths: readonly string[] }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {paths.length === 0 ? (
          messages.files(0)
        ) : (
          <details>
            <summary>{messages.files(paths.length)}</summary>
            <ul className={styles.paths}>
              {paths.map((path) => (
                <li key={path}>{path}</li>
              ))}
            </ul>
          </details>
        )}
      </dd>
    </>
  )
}

interface FindingsProps extends Omit<PublishReviewProps, 'prepared'> {
  findings: readonly SiteFinding[]
}

function Findings({ findings, accepted, onAccept }: FindingsProps) {
  const more = findings.length - mostShown
  return (
    <section className={styles.findings} aria-label={messages.findings(findings.length)}>
      <h3>{messages.findings(findings.length)}</h3>
      <ul>
        {findings.slice(0, mostShown).map(({ kind, page, what }) => (
          <li key={`${kind} ${page} ${what}`}>
            {messages.findingKind[kind]} <strong>{what}</strong> {messages.onPage(page)}
          </li>
        ))}
        {more > 0 && <li>{messages.andMore(more)}</li>}
      </ul>
      <Switch label={messages.accept} checked={accepted} onChange={onAccept} />
    </section>
  )
}
