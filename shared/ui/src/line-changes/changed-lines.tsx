import styles from './changed-lines.module.css'
import { shownLines, type LineChange } from './line-changes.ts'

export interface ChangedLinesProps {
  label: string
  lines: readonly LineChange[]
  /** Said above when not all lines are shown. */
  many: (count: number) => string
}

/** Lines of two texts that differ, with their numbers in either. */
export function ChangedLines({ label, lines, many }: ChangedLinesProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <section className={styles.lines} tabIndex={0} aria-label={label}>
      {lines.length > shownLines && <p className={styles.note}>{many(shownLines)}</p>}
      {lines.slice(0, shownLines).map((line, at) => (
        <Line key={at} line={line} />
      ))}
    </section>
  )
}

const marks: Readonly<Record<LineChange['kind'], string>> = { same: ' ', added: '+', removed: '−', gap: '⋯' }

function Line({ line: { kind, text, older, newer } }: { line: LineChange }) {
  return (
    <div className={styles.line} data-kind={kind}>
      <span className={styles.number}>{older}</span>
      <span className={styles.number}>{newer}</span>
      <span className={styles.mark}>{marks[kind]}</span>
      <span className={styles.text}>{text}</span>
    </div>
  )
}
