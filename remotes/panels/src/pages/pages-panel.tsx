import { useState } from 'react'
import { useStore } from 'zustand'
import type { Page, ViewProps } from '@pergola/contracts'
import { Button, EmptyState, PanelFrame, ProgressBar, SearchField } from '@pergola/ui'
import { messages } from './messages.ts'
import { EncodingNote } from './encoding-note.tsx'
import { createMissingPage, createPage } from './create-page.ts'
import { NewPage } from './new-page.tsx'
import type { PageServices } from './page-services.ts'
import { PageList } from './page-list.tsx'
import styles from './pages-panel.module.css'
import { uploadPages } from './upload-pages.ts'
import { usePageTree } from './use-page-tree.ts'
import { usePageWork } from './use-page-work.ts'

export interface PagesPanelProps extends PageServices {
  /** A page that is shown now was chosen. */
  onChosen?: () => void
}

const noPages: Readonly<Record<string, Page>> = {}

/** The same in a window over the page, which goes when one is chosen. */
export function PagesManager({ close, ...services }: PagesPanelProps & ViewProps) {
  return <PagesPanel {...services} onChosen={close} />
}

export function PagesPanel({ onChosen, ...services }: PagesPanelProps) {
  const { canvas, projects } = services
  const pages = useStore(projects.state, (state) => state.open?.project.pages ?? noPages)
  const current = useStore(canvas.state, (state) => state.document?.pageName ?? null)
  const readOnly = useStore(canvas.state, (state) => state.readOnly)
  const [query, setQuery] = useState('')
  const tree = usePageTree(pages, query, current)
  const { running, during } = usePageWork()
  const upload = (files: readonly File[]) => during(messages.uploading, (work) => uploadPages(files, services, work))

  return (
    <PanelFrame
      label={messages.title}
      fills
      head={
        <div className={styles.head}>
          <SearchField label={messages.search} value={query} onChange={setQuery} />
          {!readOnly && (
            <NewPage
              onCreate={(name) => createPage(name, services)}
              onUpload={upload}
              more={[
                {
                  label: messages.addMissing,
                  disabled: Object.hasOwn(pages, '404'),
                  onSelect: () => void createMissingPage(services),
                },
              ]}
            />
          )}
          {running && <WorkProgress {...running} />}
          <EncodingNote {...services} />
        </div>
      }
    >
      {tree.rows.length === 0 ? (
        <EmptyState title={messages.none} />
      ) : (
        <PageList {...{ services, pages, tree, current, readOnly, during, onChosen }} />
      )}
    </PanelFrame>
  )
}

function WorkProgress({ label, progress, cancel }: NonNullable<ReturnType<typeof usePageWork>['running']>) {
  return (
    <div className={styles.upload}>
      <ProgressBar label={label} done={progress.done} total={progress.total} />
      <Button onClick={cancel}>{messages.cancel}</Button>
    </div>
  )
}
