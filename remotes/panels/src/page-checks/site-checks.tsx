import { useStore } from 'zustand'
import { Button, ProgressBar } from '@pergola/ui'
import { useListChunk } from '../list-chunk/use-list-chunk.ts'
import { accessNotes } from './access-findings.ts'
import type { PageReport } from './check-open-page.ts'
import type { SiteChecks } from './create-site-checks.ts'
import { FindingRow } from './finding-row.tsx'
import { messages } from './messages.ts'
import styles from './page-checks.module.css'

/** What is wrong on all pages of the project, when somebody asks for it. */
export function SiteChecksSection({ checks }: { readonly checks: SiteChecks }) {
  const { progress, reports, cancelled } = useStore(checks.state)
  const count = reports.reduce((sum, { findings }) => sum + findings.length, 0)
  return (
    <section className={styles.group} aria-label={messages.site}>
      <h3 className={styles.title}>
        {messages.site} <span className={styles.muted}>{reports.length > 0 && messages.found(count)}</span>
      </h3>
      {progress ? (
        <div className={styles.progress}>
          <ProgressBar label={messages.looksAt(progress.label)} done={progress.done} total={progress.total} />
          <Button onClick={checks.cancel}>{messages.cancel}</Button>
        </div>
      ) : (
        <div className={styles.more}>
          <p className={styles.muted}>{cancelled ? messages.siteCancelled : messages.siteHint}</p>
          <Button onClick={() => void checks.run()}>{messages.runSite}</Button>
        </div>
      )}
      {reports.map((report) => (
        <Report key={report.name} report={report} checks={checks} />
      ))}
    </section>
  )
}

function Report({ report, checks }: { readonly report: PageReport; readonly checks: SiteChecks }) {
  const { name, checked, findings, weight, access } = report
  const { shown, next, more } = useListChunk(findings)
  const note = checked ? accessNotes[access] : messages.notOpened(name)
  const canvas = { select: ([node]: readonly number[]) => void (node !== undefined && checks.goTo(report, node)) }
  return (
    <details className={styles.page}>
      <summary>
        <span className={styles.strong}>{name}</span>{' '}
        <span className={styles.muted}>
          {checked && messages.found(findings.length)} {weight && messages.weight(weight.total, weight.images)}
        </span>
      </summary>
      {note && <p className={styles.note}>{note}</p>}
      <ul aria-label={name}>
        {shown.map((finding) => (
          <FindingRow key={finding.key} finding={finding} canvas={canvas} />
        ))}
      </ul>
      {next > 0 && (
        <div className={styles.more}>
          <Button onClick={more}>{messages.more(next)}</Button>
        </div>
      )}
    </details>
  )
}
