import { useState } from 'react'
import type { ProjectHistory, ProjectVersion } from '@pergola/contracts'
import { RowList } from '@pergola/ui'
import { groupByDay, placeOf, timeOf, titleOf, type HistoryRow } from './describe-version.ts'
import styles from './history-panel.module.css'
import { messages } from './messages.ts'
import { VersionPicture } from './version-picture.tsx'

export interface VersionListProps {
  versions: readonly ProjectVersion[]
  history: ProjectHistory
  selected: number | null
  onSelect: (revision: number) => void
}

const rowHeight = 52

export function VersionList({ versions, history, selected, onSelect }: VersionListProps) {
  const [now] = useState(() => new Date())
  const rows = groupByDay(versions, now)
  const newest = versions[0]?.revision
  function walk(key: string): boolean {
    const at = versions.findIndex(({ revision }) => revision === selected)
    const last = versions.length - 1
    const places: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }
    const next = versions[places[key] ?? -1]
    if (next) onSelect(next.revision)
    return next !== undefined
  }

  return (
    <RowList
      items={rows}
      itemKey={({ key }) => key}
      rowHeight={rowHeight}
      label={messages.list}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- rows with a picture, of which only those in view exist
      role="listbox"
      keepMounted={[rows.findIndex(({ key }) => key === String(selected ?? newest))]}
      onKeyDown={(event) => {
        if (walk(event.key)) event.preventDefault()
      }}
      render={(row) =>
        row.kind === 'day' ? (
          <p className={styles.day}>{row.title}</p>
        ) : (
          <VersionRow
            row={row}
            history={history}
            isNow={row.version.revision === newest}
            isSelected={row.version.revision === selected}
            isStop={row.version.revision === (selected ?? newest)}
            onSelect={onSelect}
          />
        )
      }
    />
  )
}

interface VersionRowProps extends Pick<VersionListProps, 'history' | 'onSelect'> {
  row: Extract<HistoryRow, { kind: 'version' }>
  isNow: boolean
  isSelected: boolean
  isStop: boolean
}

function VersionRow({ row, history, isNow, isSelected, isStop, onSelect }: VersionRowProps) {
  const { version } = row
  const { revision, savedAt, name } = version
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- with a picture in it
      role="option"
      aria-selected={isSelected}
      aria-label={[timeOf(savedAt), titleOf(version), isNow ? messages.now : ''].filter(Boolean).join(', ')}
      tabIndex={isStop ? 0 : -1}
      ref={(element) => {
        if (isSelected && element?.parentElement?.parentElement?.contains(document.activeElement)) element.focus()
      }}
      className={styles.version}
      onClick={() => onSelect(revision)}
      onKeyDown={({ key }) => {
        if (key === 'Enter' || key === ' ') onSelect(revision)
      }}
    >
      <VersionPicture version={version} history={history} />
      <span className={styles.words}>
        <span className={styles.title} data-named={name !== '' || undefined}>
          {titleOf(version)}
        </span>
        <span className={styles.place}>
          {timeOf(savedAt)}
          {placeOf(version) !== '' && ` · ${placeOf(version)}`}
        </span>
      </span>
      {isNow && <span className={styles.now}>{messages.now}</span>}
    </div>
  )
}
