import { useState } from 'react'
import { useStore } from 'zustand'
import type {
  CanvasService,
  DialogsService,
  NavigationService,
  Page,
  ProjectsService,
  ToastsService,
} from '@pergola/contracts'
import { EmptyState, PanelFrame, SearchField } from '@pergola/ui'
import { messages, reasons } from './messages.ts'
import { refusalOf } from './refusal-of.ts'
import { NewPage } from './new-page.tsx'
import { openPage } from './open-page.ts'
import { PageRow } from './page-row.tsx'
import styles from './pages-panel.module.css'
import { uploadPages } from './upload-pages.ts'

export interface PagesPanelProps {
  canvas: CanvasService
  projects: ProjectsService
  dialogs: DialogsService
  navigation: NavigationService
  toasts: ToastsService
}

const noPages: Readonly<Record<string, Page>> = {}

/** The start page first, the others by name. */
function listPages(pages: Readonly<Record<string, Page>>, query: string): Page[] {
  const wanted = query.trim().toLowerCase()
  return Object.values(pages)
    .filter((page) => !page.hidden && `${page.name} ${page.helmet.title}`.toLowerCase().includes(wanted))
    .toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name))
}

function rank(page: Page): number {
  return page.name === 'index' ? 0 : 1
}

export function PagesPanel(services: PagesPanelProps) {
  const { canvas, projects, dialogs, navigation, toasts } = services
  const pages = useStore(projects.state, (state) => state.open?.project.pages ?? noPages)
  const current = useStore(canvas.state, (state) => state.document?.pageName ?? null)
  const readOnly = useStore(canvas.state, (state) => state.readOnly)
  const [query, setQuery] = useState('')
  const shown = listPages(pages, query)

  async function create(name: string): Promise<string | null> {
    if (name in pages) return messages.taken(name)
    const outcome = await projects.createPage(name)
    if (!outcome.ok) return refusalOf(outcome.failure, name)
    toasts.success(messages.created)
    return null
  }

  async function remove(name: string) {
    const answer = await dialogs.confirm({
      title: messages.removeTitle,
      message: messages.removeQuestion(name),
      confirmLabel: messages.removeConfirm,
      cancelLabel: messages.cancel,
      danger: true,
    })
    if (answer !== 'confirm') return
    const outcome = await projects.removePage(name)
    if (!outcome.ok) return toasts.error(reasons[outcome.failure], outcome.detail)
    toasts.success(messages.removed)
    if (canvas.state.getState().document?.pageName === name) navigation.openPage('index')
  }

  return (
    <PanelFrame
      label={messages.title}
      head={
        <div className={styles.head}>
          <SearchField label={messages.search} value={query} onChange={setQuery} />
          {!readOnly && <NewPage onCreate={create} onUpload={(files) => uploadPages(files, services)} />}
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
              onOpen={() => void openPage(page.name, services)}
              onRemove={readOnly ? null : () => void remove(page.name)}
            />
          ))}
        </ul>
      )}
    </PanelFrame>
  )
}
