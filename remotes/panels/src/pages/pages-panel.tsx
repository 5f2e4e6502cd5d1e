import { useState } from 'react'
import { useStore } from 'zustand'
import type { Page, ViewProps } from '@pergola/contracts'
import { compareNames } from '@pergola/site/file-order'
import { Button, EmptyState, PanelFrame, ProgressBar, SearchField } from '@pergola/ui'
import { messages } from './messages.ts'
import { EncodingNote } from './encoding-note.tsx'
import { duplicatePage } from './duplicate-page.ts'
import { isAboutName, refusalOf } from './refusal-of.ts'
import { NewPage, type MadePage } from './new-page.tsx'
import { openPage } from './open-page.ts'
import type { PageServices } from './page-services.ts'
import { PageRow } from './page-row.tsx'
import styles from './pages-panel.module.css'
import { removePage } from './remove-page.ts'
import { renamePage } from './rename-page.ts'
import { uploadPages } from './upload-pages.ts'
import { usePageWork } from './use-page-work.ts'
import type { DuringWork } from './use-page-work.ts'

export interface PagesPanelProps extends PageServices {
  /** A page that is shown now was chosen. */
  onChosen?: () => void
}

const noPages: Readonly<Record<string, Page>> = {}

/** The start page first, the others by name. */
function listPages(pages: Readonly<Record<string, Page>>, query: string): Page[] {
  const wanted = query.trim().toLowerCase()
  return Object.values(pages)
    .filter((page) => !page.hidden && `${page.name} ${page.helmet.title}`.toLowerCase().includes(wanted))
    .toSorted((one, other) => rank(one) - rank(other) || compareNames(one.name, other.name))
}

function rank(page: Page): number {
  return page.name === 'index' ? 0 : 1
}

/** The same in a window over the page, which goes when one is chosen. */
export function PagesManager({ close, ...services }: PagesPanelProps & ViewProps) {
  return <PagesPanel {...services} onChosen={close} />
}

/** What may be done to a page; nothing where pages are only looked at. */
function changesOf(name: string, services: PageServices, during: DuringWork) {
  const { projects } = services
  const mayRename = name !== 'index' && projects.renamePage !== undefined
  return {
    onRename: mayRename ? (to: string) => void renamePage(name, { to, during }, services) : null,
    onDuplicate: projects.planPageCopy ? () => void duplicatePage(name, services) : null,
    onRemove: () => void removePage(name, services),
  }
}

const fixed = { onRename: null, onDuplicate: null, onRemove: null }

async function createPage(typed: string, services: PageServices): Promise<MadePage> {
  const { canvas, projects, toasts } = services
  const outcome = await projects.createPage(typed)
  if (!outcome.ok) {
    const { failure, detail } = outcome
    const refusal = failure === 'page-exists' ? messages.taken(detail ?? typed.trim()) : refusalOf(failure, typed)
    if (isAboutName(failure)) return { made: false, problem: refusal }
    toasts.error(refusal, detail)
    return { made: false, problem: null }
  }
  toasts.success(messages.created)
  // Whoever has something unsaved stays with it: making a page asks nothing.
  if (!canvas.state.getState().changed) await openPage(outcome.value.name, services)
  return { made: true, problem: null }
}

export function PagesPanel({ onChosen, ...services }: PagesPanelProps) {
  const { canvas, projects, dialogs } = services
  const pages = useStore(projects.state, (state) => state.open?.project.pages ?? noPages)
  const current = useStore(canvas.state, (state) => state.document?.pageName ?? null)
  const readOnly = useStore(canvas.state, (state) => state.readOnly)
  const [query, setQuery] = useState('')
  const shown = listPages(pages, query)
  const { running, during } = usePageWork()
  const upload = (files: readonly File[]) => during(messages.uploading, (work) => uploadPages(files, services, work))

  async function open(name: string) {
    if (await openPage(name, services)) onChosen?.()
  }

  async function openSettings(name: string) {
    if (!(await openPage(name, services))) return
    dialogs.open({ slot: 'modal:page-helmet', title: messages.helmet, argument: name })
  }

  return (
    <PanelFrame
      label={messages.title}
      head={
        <div className={styles.head}>
          <SearchField label={messages.search} value={query} onChange={setQuery} />
          {!readOnly && <NewPage onCreate={(name) => createPage(name, services)} onUpload={upload} />}
          {running && <WorkProgress {...running} />}
          <EncodingNote {...services} />
        </div>
      }
    >
      {shown.length === 0 ? (
        <EmptyState title={messages.none} />
      ) : (
        <ul className={styles.list}>
          {shown.map((page) => (
            <PageRow
              key={page.id}
              name={page.name}
              title={page.helmet.title}
              current={page.name === current}
              onOpen={() => void open(page.name)}
              onSettings={() => void openSettings(page.name)}
              {...(readOnly ? fixed : changesOf(page.name, services, during))}
            />
          ))}
        </ul>
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
