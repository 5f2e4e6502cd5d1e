import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { CanvasService, NavigationService } from '@pergola/contracts'
import { Button } from '@pergola/ui'
import type { Finding, Severity } from './finding.ts'
import { messages, severityNames } from './messages.ts'
import styles from './page-checks.module.css'

interface FindingRowProps {
  readonly finding: Finding
  readonly canvas: Pick<CanvasService, 'select'>
  readonly go?: NavigationService['go']
}

const icons: Record<Severity, typeof Info> = { serious: CircleAlert, moderate: TriangleAlert, minor: Info }

/** A sentence stands there; a list opens when somebody wants it. */
function Advice({ text }: { readonly text: string }) {
  if (!text.includes('\n')) return <p>{text}</p>
  return (
    <details className={styles.advice}>
      <summary>{messages.howTo}</summary>
      {text}
    </details>
  )
}

/** Pressed again, the button goes on to the next element with the same fault. */
export function FindingRow({ finding, canvas, go }: FindingRowProps) {
  const { what, why, advice, severity, nodes, route } = finding
  const [next, setNext] = useState(0)
  const Icon = icons[severity]
  const at = next % Math.max(nodes.length, 1)

  function goTo() {
    const id = nodes[at]
    if (id === undefined) return
    canvas.select([id], { scroll: true })
    if (route) go?.(route)
    setNext(at + 1)
  }

  return (
    <li className={styles.finding}>
      <p className={styles.what}>
        <span className={styles.severity} data-severity={severity}>
          <Icon aria-hidden="true" />
          {severityNames[severity]}
        </span>
        {what}
      </p>
      <p className={styles.muted}>{why}</p>
      <Advice text={advice} />
      {nodes.length > 0 && (
        <div>
          <Button aria-label={`${messages.goToNext(at + 1, nodes.length)}: ${what}`} onClick={goTo}>
            {messages.goToNext(at + 1, nodes.length)}
          </Button>
        </div>
      )}
    </li>
  )
}
