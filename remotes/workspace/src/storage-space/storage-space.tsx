import { useStore } from 'zustand'
import type { ProjectUse, StorageUse } from '@pergola/contracts'
import { Button, CardGrid, EmptyState, Skeleton } from '@pergola/ui'
import { formatSize } from '@pergola/ui/format-size'
import { messages } from './messages.ts'
import { OtherRows } from './other-rows.tsx'
import { ProjectRow } from './project-row.tsx'
import styles from './storage-space.module.css'
import { useStorageUse } from './use-storage-use.ts'
import type { SpaceServices } from './use-storage-use.ts'

/** What is stored in this browser, the largest first, and how each of it is given back. */
export function StorageSpace(services: SpaceServices) {
  const openId = useStore(services.projects.state, ({ open }) => open?.id)
  const { use, failed, actions } = useStorageUse(services)
  if (failed) return <EmptyState title={messages.notCounted} text={messages.notCountedText} />
  if (!use) return <Skeleton lines={8} />
  return (
    <div className={styles.screen}>
      <p className={styles.total} aria-live="polite">
        {messages.total(formatSize(use.total))}
      </p>
      <ProjectsHead use={use} onDeleteUnfinished={actions.removeUnfinished} />
      <div className={styles.list}>
        {use.projects.length === 0 ? (
          <EmptyState title={messages.none} />
        ) : (
          <CardGrid
            label={messages.projects}
            items={use.projects}
            itemKey={({ id }) => id}
            minimumWidth={oneColumn}
            gap={0}
            render={(project) => <ProjectRow project={project} isOpen={project.id === openId} actions={actions} />}
          />
        )}
      </div>
      <h3 className={styles.title}>{messages.others}</h3>
      <OtherRows use={use} onFree={actions.free} />
    </div>
  )
}

/** Pixels that no screen has twice. */
const oneColumn = 10_000

const isUnfinished = ({ inited }: ProjectUse) => !inited

function ProjectsHead({
  use: { projects },
  onDeleteUnfinished,
}: {
  use: StorageUse
  onDeleteUnfinished: (unfinished: readonly ProjectUse[]) => void
}) {
  const unfinished = projects.filter(isUnfinished)
  return (
    <div className={styles.head}>
      <h3 className={styles.title}>{`${messages.projects} (${projects.length})`}</h3>
      {unfinished.length > 1 && (
        <Button onClick={() => onDeleteUnfinished(unfinished)}>{messages.deleteUnfinished(unfinished.length)}</Button>
      )}
    </div>
  )
}
