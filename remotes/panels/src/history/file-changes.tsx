import { useState } from 'react'
import type { ProjectHistory, VersionDifference } from '@pergola/contracts'
import { EmptyState, Skeleton } from '@pergola/ui'
import styles from './history-panel.module.css'
import { lineChanges, shownLines, type LineChange } from './line-changes.ts'
import { messages } from './messages.ts'
import { useAnswer } from './use-answer.ts'

export interface FileChangesProps {
  history: ProjectHistory
  revision: number
  newest: number
  differences: readonly VersionDifference[]
}

/** So many are listed; a larger change is better looked at in pictures. */
const listedFiles = 300

/** What has changed since, file by file and line by line. */
export function FileChanges({ history, revision, newest, differences }: FileChangesProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = differences.find(({ path }) => path === chosen) ?? differences[0]
  if (!shown) return <EmptyState title={messages.same} />
  const rest = differences.length - listedFiles
  return (
    <div className={styles.changes}>
      <ul className={styles.files} aria-label={messages.changed}>
        {differences.slice(0, listedFiles).map(({ path, kind }) => (
          <li key={path}>
            <button
              type="button"
              className={styles.file}
              aria-pressed={path === shown.path}
              onClick={() => setChosen(path)}
            >
              <span className={styles.path}>{path}</span>
              <span className={styles.kind} data-kind={kind}>
                {messages.kinds[kind]}
              </span>
            </button>
          </li>
        ))}
        {rest > 0 && <li className={styles.note}>{messages.more(rest)}</li>}
      </ul>
      <FileLines history={history} revision={revision} newest={newest} path={shown.path} />
    </div>
  )
}

interface FileLinesProps extends Omit<FileChangesProps, 'differences'> {
  path: string
}

/** Null where it is not a text; empty where there is no such file. */
async function textAt(history: ProjectHistory, revision: number, path: string): Promise<string | null> {
  const file = await history.readFile(revision, path)
  if (!file.ok) return file.failure === 'file-missing' ? '' : null
  const bytes = new Uint8Array(await file.value.arrayBuffer())
  return bytes.includes(0) ? null : new TextDecoder().decode(bytes)
}

async function compare({ history, revision, newest, path }: FileLinesProps) {
  const [then, now] = await Promise.all([textAt(history, revision, path), textAt(history, newest, path)])
  if (then === null || now === null) return { problem: messages.binary, lines: [] }
  const lines = lineChanges(then, now)
  return lines ? { problem: null, lines } : { problem: messages.tooDifferent, lines: [] }
}

function FileLines(props: FileLinesProps) {
  const { revision, newest, path } = props
  const compared = useAnswer(() => compare(props), `${revision} ${newest} ${path}`)
  if (!compared) return <Skeleton />
  if (compared.problem !== null) return <EmptyState title={compared.problem} />
  const { lines } = compared
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <section className={styles.lines} tabIndex={0} aria-label={messages.lines(path)}>
      {lines.length > shownLines && <p className={styles.note}>{messages.manyLines(shownLines)}</p>}
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
