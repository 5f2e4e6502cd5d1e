import type { CanvasService } from '@pergola/contracts'
import { messages } from '../messages.ts'
import styles from './outline-panel.module.css'
import type { OutlineEntry } from './read-outline.ts'
import { useCanvas } from './use-outline.ts'

interface OutlineSectionProps {
  title: string
  /** Said when there is no entry. */
  empty: string
  entries: readonly OutlineEntry[]
  general?: readonly string[]
  canvas: CanvasService
}

export function OutlineSection({ title, empty, entries, general = [], canvas }: OutlineSectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <h3 className={styles.title}>
        {title}
        <span className={styles.count}>{entries.length}</span>
      </h3>
      {general.map((problem) => (
        <p key={problem} className={styles.general}>
          {problem}
        </p>
      ))}
      {entries.length === 0 && <p className={styles.empty}>{empty}</p>}
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <OutlineRow entry={entry} canvas={canvas} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OutlineRow({ entry, canvas }: { entry: OutlineEntry; canvas: CanvasService }) {
  const { id, label, depth, mark, problem } = entry
  const isSelected = useCanvas(canvas, ({ selection }) => selection.includes(id))
  return (
    <button
      type="button"
      className={styles.row}
      style={{ paddingInlineStart: 12 + depth * 12 }}
      aria-label={messages.select(label)}
      aria-current={isSelected || undefined}
      onClick={() => canvas.select([id], { scroll: true })}
      onPointerEnter={() => canvas.hover(id)}
      onPointerLeave={() => canvas.hover(null)}
    >
      <span className={styles.mark}>{mark}</span>
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {problem && <span className={styles.problem}>{problem}</span>}
      </span>
    </button>
  )
}
