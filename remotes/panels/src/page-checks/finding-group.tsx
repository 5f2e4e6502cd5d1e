import type { CanvasService, NavigationService } from '@pergola/contracts'
import { Button } from '@pergola/ui'
import { useListChunk } from '../list-chunk/use-list-chunk.ts'
import { FindingRow } from './finding-row.tsx'
import type { CheckKind, Finding, Severity } from './finding.ts'
import { kindTitles, messages } from './messages.ts'
import styles from './page-checks.module.css'

interface FindingGroupProps {
  readonly kind: CheckKind
  readonly findings: readonly Finding[]
  readonly canvas: Pick<CanvasService, 'select'>
  readonly go: NavigationService['go']
}

const ranks: Record<Severity, number> = { serious: 0, moderate: 1, minor: 2 }

/** All findings of one kind, the worst first, a screenful at a time. */
export function FindingGroup({ kind, findings, canvas, go }: FindingGroupProps) {
  const sorted = findings.toSorted((one, other) => ranks[one.severity] - ranks[other.severity])
  const { shown, next, more } = useListChunk(sorted)
  if (findings.length === 0) return null
  return (
    <section className={styles.group} aria-label={kindTitles[kind]}>
      <h3 className={styles.title}>
        {kindTitles[kind]} <span className={styles.muted}>{findings.length}</span>
      </h3>
      <ul>
        {shown.map((finding) => (
          <FindingRow key={finding.key} finding={finding} canvas={canvas} go={go} />
        ))}
      </ul>
      {next > 0 && (
        <div className={styles.more}>
          <Button onClick={more}>{messages.more(next)}</Button>
        </div>
      )}
    </section>
  )
}
