import type { NodeId, Page, Progress, Readable, Services } from '@pergola/contracts'
import { compareNames } from '@pergola/site/file-order'
import { createStore } from 'zustand/vanilla'
import { checkOpenPage, unopened, type PageReport } from './check-open-page.ts'
import { messages } from './messages.ts'
import { showPage } from '../pages/show-page.ts'

export type SiteCheckServices = Pick<Services, 'canvas' | 'projects' | 'settings' | 'navigation' | 'toasts'>

export interface SiteChecksState {
  /** Pages that are checked, while they are; the label is the name of the one that is looked at. */
  readonly progress: Progress | null
  readonly reports: readonly PageReport[]
  readonly cancelled: boolean
}

export interface SiteChecks {
  readonly state: Readable<SiteChecksState>
  /** Opens each page in turn, and in the end the one that was open before. */
  run(): Promise<void>
  /** Ends it; what was found stays. */
  cancel(): void
  /** Opens the page of a report and selects an element of it. */
  goTo(report: PageReport, node: NodeId): Promise<void>
}

/** The pages of the project, the one that is open last: each is then read from the text that is told. */
function namesOf(pages: Readonly<Record<string, Page>>, current: string): string[] {
  const names = Object.values(pages).flatMap(({ name, hidden }) => (hidden || name === current ? [] : [name]))
  return [...names.toSorted(compareNames), current]
}

/** The checks of all pages of the project, one after the other, each as it is when it is opened. */
export function createSiteChecks(services: SiteCheckServices): SiteChecks {
  const { canvas, projects, settings, navigation, toasts } = services
  const store = createStore<SiteChecksState>(() => ({ progress: null, reports: [], cancelled: false }))
  let asking = new AbortController()

  /** Unsaved work would be asked about, or lost, with each page that is opened. */
  async function isSaved(): Promise<boolean> {
    if (canvas.state.getState().changed) await canvas.save()
    return !canvas.state.getState().changed
  }

  async function check(name: string, signal: AbortSignal): Promise<PageReport> {
    if (!(await showPage(name, services, signal))) return unopened(name)
    const { open } = projects.state.getState()
    return checkOpenPage(name, { canvas, open, settings }, { signal })
  }

  async function run(): Promise<void> {
    const current = canvas.state.getState().document?.pageName
    const { open } = projects.state.getState()
    if (!open || current === undefined) return
    if (!(await isSaved())) return void toasts.warning(messages.siteUnsaved)
    asking = new AbortController()
    const { signal } = asking
    const names = namesOf(open.project.pages, current)
    store.setState({ reports: [], cancelled: false })
    for (const [done, name] of names.entries()) {
      store.setState({ progress: { done, total: names.length, label: name } })
      const report = await check(name, signal)
      if (signal.aborted) break
      store.setState(({ reports }) => ({ reports: [...reports, report] }))
    }
    // Another project may have been opened meanwhile, and its pages are its own.
    if (projects.state.getState().open?.id === open.id) navigation.openPage(current)
    store.setState({ progress: null, cancelled: signal.aborted })
  }

  return {
    state: store,
    run,
    cancel: () => asking.abort(),
    async goTo(report, node) {
      const page = projects.state.getState().open?.project.pages[report.name]
      const isOpen = canvas.state.getState().document?.pageName === report.name
      if (!isOpen && !(await isSaved())) return void toasts.warning(messages.siteUnsaved)
      if (!page || (!isOpen && !(await showPage(report.name, services)))) {
        return void toasts.warning(messages.notOpened(report.name))
      }
      const text = await canvas.readFile(page.pathes.html)
      if (!text.ok || text.value !== report.text) return void toasts.warning(messages.pageChanged(report.name))
      const place = report.places.get(node)
      const element = place === undefined ? node : canvas.find('*')[place]
      if (element !== undefined) canvas.select([element], { scroll: true })
    },
  }
}
