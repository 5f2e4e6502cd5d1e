import { useState } from 'react'
import { useStore } from 'zustand'
import type { ProjectHistory, SaveFailure, Services } from '@pergola/contracts'
import { Button, EmptyState, Select, Skeleton } from '@pergola/ui'
import { sizeText } from './describe-version.ts'
import styles from './history-panel.module.css'
import { messages, reasons, sweepReasons } from './messages.ts'
import { type ListedHistory, useHistory, useSweepFailure } from './use-history.ts'
import { VersionList } from './version-list.tsx'
import { VersionView } from './version-view.tsx'

export type HistoryPanelProps = Pick<Services, 'canvas' | 'projects' | 'toasts'>

/** Every save of the project: what it looked like, what has changed since, and the way back. */
export function HistoryPanel({ canvas, projects, toasts }: HistoryPanelProps) {
  const { history } = projects
  const isOpen = useStore(projects.state, (state) => state.open !== null)
  const isReader = useStore(projects.state, (state) => state.open?.role === 'reader')
  const { listed, readAgain } = useHistory(projects)
  const sweepFailure = useSweepFailure(projects)
  const [selected, setSelected] = useState<number | null>(null)
  if (!history || !isOpen) return <EmptyState title={messages.unavailable} />
  if (!listed) return <Skeleton />
  if (listed.versions.length === 0) return <EmptyState title={messages.emptyTitle} text={messages.emptyText} />
  const newest = listed.versions[0]?.revision ?? 0
  const version = listed.versions.find(({ revision }) => revision === selected)

  async function setLimit(bytes: number) {
    const outcome = await history?.setLimit(bytes)
    if (outcome?.ok === false && outcome.failure !== 'not-writer') toasts.error(reasons[outcome.failure])
    readAgain()
  }

  return (
    <div className={styles.panel}>
      <div className={styles.side}>
        <VersionList versions={listed.versions} history={history} selected={selected} onSelect={setSelected} />
        <SizeBar history={history} listed={listed} failure={sweepFailure} onLimit={(bytes) => void setLimit(bytes)} />
      </div>
      {!version ? (
        <EmptyState title={messages.choose} text={messages.chooseText} />
      ) : (
        <VersionView
          key={version.revision}
          canvas={canvas}
          projects={projects}
          toasts={toasts}
          history={history}
          version={version}
          newest={newest}
          isReader={isReader}
          onNamed={readAgain}
        />
      )}
    </div>
  )
}

const megabyte = 1024 * 1024
const limits = [10, 50, 100, 250, 500, 1024].map((size) => String(size * megabyte))

interface SizeBarProps {
  history: ProjectHistory
  listed: ListedHistory
  /** Of the last try to let go of old versions. */
  failure: SaveFailure | null
  onLimit: (bytes: number) => void
}

function SizeBar({ history, listed: { size }, failure, onLimit }: SizeBarProps) {
  const room = size?.bytes === 0 ? messages.noRoomUsed : sizeText(size?.bytes ?? 0)
  return (
    <div className={styles.size}>
      <p className={styles.kept} aria-live="polite">
        {size ? messages.kept(size.versions, room) : messages.counting}
      </p>
      <output className={styles.told}>
        {failure && (
          <span className={styles.problem}>
            <span>{messages.notSwept(sweepReasons[failure] ?? reasons[failure])}</span>
            <Button onClick={() => onLimit(history.limit())}>{messages.sweepAgain}</Button>
          </span>
        )}
      </output>
      <Select
        label={messages.limit}
        value={String(history.limit())}
        options={limits.map((value) => ({ value, label: sizeText(Number(value)) }))}
        onChange={(value) => onLimit(Number(value))}
      />
      <p className={styles.hint}>{messages.limitHint}</p>
    </div>
  )
}
