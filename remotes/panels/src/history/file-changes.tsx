import { useState } from 'react'
import type { ProjectHistory, ProjectsService, VersionDifference } from '@pergola/contracts'
import { EmptyState, Skeleton } from '@pergola/ui'
import { ChangedLines, lineChanges } from '@pergola/ui/line-changes'
import styles from './history-panel.module.css'
import { messages } from './messages.ts'
import { useAnswer } from './use-answer.ts'

export interface FileChangesProps {
  history: ProjectHistory
  projects: Pick<ProjectsService, 'decode'>
  revision: number
  newest: number
  differences: readonly VersionDifference[]
}

/** So many are listed; a larger change is better looked at in pictures. */
const listedFiles = 300

/** What has changed since, file by file and line by line. */
export function FileChanges({ history, projects, revision, newest, differences }: FileChangesProps) {
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
      <FileLines history={history} projects={projects} revision={revision} newest={newest} path={shown.path} />
    </div>
  )
}

interface FileLinesProps extends Omit<FileChangesProps, 'differences'> {
  path: string
}

/** Null where it is not a text; empty where there is no such file. */
async function textAt({ history, projects, path }: FileLinesProps, revision: number): Promise<string | null> {
  const file = await history.readFile(revision, path)
  if (!file.ok) return file.failure === 'file-missing' ? '' : null
  const decoded = await projects.decode?.(path, file.value)
  if (decoded) return decoded.text.includes('\0') ? null : decoded.text
  const bytes = new Uint8Array(await file.value.arrayBuffer())
  return bytes.includes(0) ? null : new TextDecoder().decode(bytes)
}

async function compare(props: FileLinesProps) {
  const [then, now] = await Promise.all([textAt(props, props.revision), textAt(props, props.newest)])
  if (then === null || now === null) return { problem: messages.binary, lines: [] }
  const lines = lineChanges(then, now)
  return lines ? { problem: null, lines } : { problem: messages.tooDifferent, lines: [] }
}

function FileLines(props: FileLinesProps) {
  const { revision, newest, path } = props
  const compared = useAnswer(() => compare(props), `${revision} ${newest} ${path}`)
  if (!compared) return <Skeleton />
  if (compared.problem !== null) return <EmptyState title={compared.problem} />
  return <ChangedLines label={messages.lines(path)} lines={compared.lines} many={messages.manyLines} />
}
