import { useState } from 'react'
import type { OpenVersion, Outcome, ProjectHistory, ProjectVersion, Services, VersionFailure } from '@pergola/contracts'
import { Button, EmptyState, SegmentedControl, Select, Skeleton, TextField } from '@pergola/ui'
import { timeOf } from './describe-version.ts'
import { FileChanges } from './file-changes.tsx'
import styles from './history-panel.module.css'
import { messages, reasons } from './messages.ts'
import { PagePictures } from './page-pictures.tsx'
import { restoreVersion } from './restore-version.ts'
import { useAnswer } from './use-answer.ts'

export interface VersionViewProps extends Pick<Services, 'canvas' | 'projects' | 'toasts'> {
  history: ProjectHistory
  version: ProjectVersion
  newest: number
  isReader: boolean
  onNamed: () => void
}

type Opened = Outcome<OpenVersion, VersionFailure>

function letGo(opened: Opened) {
  if (opened.ok) opened.value.release()
}

/** A version beside what is stored now. It is kept as long as it is looked at. */
export function VersionView(props: VersionViewProps) {
  const { history, version, newest } = props
  // Asked for again with every save: what has changed since is then another thing.
  const opened = useAnswer(() => history.open(version.revision), `${version.revision} ${newest}`, letGo)
  if (!opened) return <Skeleton />
  if (!opened.ok) return <EmptyState title={reasons[opened.failure]} text={opened.detail} />
  return <Compared {...props} opened={opened.value} />
}

interface ComparedProps extends VersionViewProps {
  opened: OpenVersion
}

function Compared(props: ComparedProps) {
  const { history, projects, version, newest, opened, isReader, canvas } = props
  const { project, differences } = opened
  const pages = Object.values(project.pages).flatMap((each) => (each.hidden ? [] : [each.name]))
  const shown = canvas.state.getState().document?.pageName ?? ''
  const [page, setPage] = useState(() => firstOf(pages, [...version.pages, shown]))
  const [way, setWay] = useState<'pictures' | 'files'>('pictures')
  const place = { history, projects, revision: version.revision, newest }
  const note = way === 'pictures' ? messages.inert : ''

  return (
    <section className={styles.view} aria-label={timeOf(version.savedAt)}>
      <VersionBar {...props} page={page} pages={pages} onPage={setPage} />
      {isReader && <p className={styles.note}>{messages.readOnly}</p>}
      <div className={styles.bar}>
        <SegmentedControl
          label={messages.compare}
          value={way}
          options={(['pictures', 'files'] as const).map((value) => ({ value, label: messages[value] }))}
          onChange={setWay}
        />
        <p className={styles.note}>{differences.length === 0 ? messages.same : note}</p>
      </div>
      {way === 'pictures' ? (
        <PagePictures {...place} page={page} />
      ) : (
        <FileChanges {...place} differences={differences} />
      )}
    </section>
  )
}

interface VersionBarProps extends VersionViewProps {
  page: string
  pages: readonly string[]
  onPage: (page: string) => void
}

/** Its name, and the ways back. */
function VersionBar({ history, version, isReader, onNamed, page, pages, onPage, ...services }: VersionBarProps) {
  const { canvas, projects, toasts } = services
  const [isBusy, setBusy] = useState(false)
  const isIdle = isReader || isBusy

  async function name(text: string) {
    const outcome = await history.name(version.revision, text)
    if (!outcome.ok) toasts.error(reasons[outcome.failure])
    onNamed()
  }

  async function restore(only: string | null) {
    setBusy(true)
    await restoreVersion({ canvas, projects, toasts }, version, only).finally(() => setBusy(false))
  }

  return (
    <div className={styles.bar}>
      <div className={styles.name}>
        <TextField
          label={messages.name}
          value={version.name}
          placeholder={messages.namePlaceholder}
          disabled={isReader}
          onCommit={(text) => void name(text)}
        />
      </div>
      <Select
        label={messages.page}
        value={page}
        options={pages.map((value) => ({ value, label: value }))}
        onChange={onPage}
      />
      <span className={styles.space} />
      <Button disabled={isIdle} onClick={() => void restore(page)}>
        {messages.restorePage(page)}
      </Button>
      <Button variant="primary" disabled={isIdle} onClick={() => void restore(null)}>
        {messages.restoreProject}
      </Button>
    </div>
  )
}

function firstOf(pages: readonly string[], wanted: readonly string[]): string {
  return wanted.find((name) => pages.includes(name)) ?? pages[0] ?? ''
}
