import { ChevronRight, Ellipsis, FilePen, FileText, Folder, House, Settings } from 'lucide-react'
import { memo } from 'react'
import type { CSSProperties } from 'react'
import { RenameInput } from '@pergola/ui'
import { messages } from './messages.ts'
import { lastPart } from './page-tree.ts'
import type { TreeRow } from './page-tree.ts'
import styles from './pages-panel.module.css'

export type DropMark = 'before' | 'after' | 'inside'

/** What is done to a row stands on the list, so that a row is drawn anew only when something about it is another. */
interface PageRowProps {
  row: TreeRow
  /** The page that is open. */
  current: boolean
  selected: boolean
  /** The one that Tab reaches. */
  active: boolean
  drop: DropMark | undefined
  refused: boolean
  /** Set while the row is renamed; null gives up. */
  onRenamed: ((key: string, typed: string | null, byKey: boolean) => void) | undefined
}

/** Steps to the right; further down the whole path is read from the title of the row. */
const mostSteps = 6

export const PageRow = memo(function PageRow(props: PageRowProps) {
  const { row, current, selected, active, drop, refused, onRenamed } = props
  const { key, path, page, level } = row
  return (
    <div
      role="treeitem"
      data-key={key}
      className={styles.row}
      tabIndex={active ? 0 : -1}
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={page ? undefined : row.open}
      aria-selected={selected}
      aria-current={current ? 'page' : undefined}
      aria-label={
        page
          ? [key, page.helmet.title, page.draft && messages.draft].filter(Boolean).join(' ')
          : messages.folder(withoutSlash(path), row.count)
      }
      title={withoutSlash(path)}
      data-drop={drop}
      data-refused={refused || undefined}
      style={{ '--level': Math.min(level - 1, mostSteps) } as CSSProperties}
    >
      <ChevronRight aria-hidden="true" className={styles.arrow} data-folder={page ? undefined : true} />
      <RowIcon row={row} />
      {onRenamed ? (
        <RenameInput
          className={styles.rename}
          label={messages.rename(withoutSlash(key))}
          value={withoutSlash(path)}
          onEnd={(typed, byKey) => onRenamed(key, typed, byKey)}
        />
      ) : (
        <RowWords row={row} />
      )}
    </div>
  )
})

/** A folder without the slash that tells it from a page. */
export function withoutSlash(key: string): string {
  return key.replace(/\/$/, '')
}

function RowIcon({ row }: { row: TreeRow }) {
  const Icon = row.page === null ? Folder : row.path === 'index' ? House : row.page.draft ? FilePen : FileText
  return <Icon aria-hidden="true" className={styles.icon} />
}

function RowWords({ row: { key, path, page, ...row } }: { row: TreeRow }) {
  const name = withoutSlash(key)
  return (
    <>
      <span className={styles.name}>{lastPart(path)}</span>
      {page?.draft && (
        <span className={styles.draft} title={messages.draftTitle}>
          {messages.draft}
        </span>
      )}
      <span className={styles.title}>{page ? page.helmet.title : 'count' in row && row.count}</span>
      {page && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.act}
          data-does="settings"
          title={messages.settings(name)}
          aria-label={messages.settings(name)}
        >
          <Settings aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        tabIndex={-1}
        className={styles.act}
        data-does="menu"
        title={messages.more(name)}
        aria-label={messages.more(name)}
      >
        <Ellipsis aria-hidden="true" />
      </button>
    </>
  )
}
