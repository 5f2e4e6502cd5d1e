import { useState } from 'react'
import { limits } from '@pergola/contracts'
import type { CanvasService } from '@pergola/contracts'
import { Button } from '@pergola/ui'
import { FindingRow } from './finding-row.tsx'
import type { CheckKind, Finding, Severity } from './finding.ts'
import { kindTitles, messages } from './messages.ts'
import styles from './page-checks.module.css'

interface FindingGroupProps {
  readonly kind: CheckKind
  readonly findings: readonly Finding[]
  readonly canvas: Pick<CanvasService, 'select'>
}

const ranks: Record<Severity, number> = { serious: 0, moderate: 1, minor: 2 }

/** All findings of one kind, the worst first, a screenful at a time. */
export function FindingGroup({ kind, findings, canvas }: FindingGroupProps) {
  const [length, setLength] = useState<number>(limits.listChunk)
  if (findings.length === 0) return null
  const shown = findings.toSorted((one, other) => ranks[one.severity] - ranks[other.severity]).slice(0, length)
  const left = findings.length - shown.length
  return (
    <section className={styles.group} aria-label={kindTitles[kind]}>
      <h3 className={styles.title}>
        {kindTitles[kind]} <span className={styles.muted}>{findings.length}</span>
      </h3>
      <ul>
        {shown.map((finding) => (
          <FindingRow key={finding.key} finding={finding} canvas={canvas} />
        ))}
      </ul>
      {left > 0 && (
        <div className={styles.more}>
          <Button onClick={() => setLength(length + limits.listChunk)}>
            {messages.more(Math.min(left, limits.listChunk))}
          </Button>
        </div>
      )}
    </section>
  )
}
