import { combine, fail, succeed, type CanvasService, type Dispose, type PageDocument } from '@pergola/contracts'
import { noProjectSteps, type ProjectSteps, type CachedPage } from '@pergola/site/document'
import { loadPage } from '../document/load-page.ts'
import { messages } from '../document/messages.ts'
import { isMalformed, isReadOnly } from './follow-project.ts'
import type { OpenPage } from '../document/open-page.ts'
import { createCachedPages } from '../document/cached-pages.ts'
import { historyOf, type CanvasCore } from './canvas-core.ts'
import { countElements } from './describe-element.ts'
import { followPage } from './follow-page.ts'
import { followProject } from './follow-project.ts'
import { followUtilities } from './follow-utilities.ts'
import { followServiceWorker } from './follow-service-worker.ts'
import { publishReady, type Mounting } from './mounting.ts'

interface Opening extends Pick<CanvasService, 'load' | 'reload' | 'close' | 'drawAnySize'> {
  readonly dispose: Dispose
}

type LoadOutcome = Awaited<ReturnType<CanvasService['load']>>

/** Without a network before its first use the page opens all the same, and the words are missing. */
async function rarely() {
  const part = await import('../document/rare-pages.ts').catch((error: unknown) => console.warn('canvas:', error))
  return part?.rareMessages
}

const problems = {
  'page-missing': () => messages.pageMissing,
  'file-missing': messages.fileMissing,
  'worker-lost': () => messages.workerLost,
  'too-large': async (elements: string) => (await rarely())?.tooLarge(elements) ?? elements,
} as const

function blank() {
  return {
    selection: [],
    selected: null,
    changed: false,
    saving: false,
    editingText: false,
    canUndo: false,
    canRedo: false,
    undoLabel: null,
    redoLabel: null,
    problem: null,
    tooLarge: null,
  } as const
}

const keyOf = (projectId: string, name: string) => `${projectId}/${name}`

const nothingKept = { projectId: '', steps: noProjectSteps }

class PageOpening {
  private readonly core: CanvasCore
  private readonly mounting: Mounting
  private readonly cached = createCachedPages()
  private kept: { readonly projectId: string; readonly steps: ProjectSteps } = nothingKept
  /** A newer wish always wins over one that is still being read. */
  private wish = 0
  /** Pages that are drawn however large they are: project and name. */
  private readonly agreed = new Set<string>()
  private unfollow: Dispose = () => {}
  private endUtilities: Dispose = () => {}
  private running: { key: string; outcome: Promise<LoadOutcome> } | null = null

  constructor(core: CanvasCore, mounting: Mounting) {
    this.core = core
    this.mounting = mounting
  }

  forget(): void {
    const { core } = this
    this.unfollow()
    this.unfollow = () => {}
    this.endUtilities()
    this.endUtilities = () => {}
    this.mounting.clear()
    core.page = null
    core.hovered = null
    core.hidden.clear()
  }

  private async show(page: OpenPage, readOnly: boolean): Promise<void> {
    const { core } = this
    core.page = page
    this.unfollow = followPage({ core, page, repaint: () => void this.repaint() })
    const document = { projectId: page.projectId, pageName: page.name }
    // What it says may be another text than before: another tab may have written it.
    const revision = core.store.getState().revision + 1
    core.publish({ ...blank(), ...historyOf(page), document, elements: countElements(page), readOnly, revision })
    this.endUtilities = followUtilities(core, page)
    if (await this.mounting.paint()) publishReady(core)
  }

  /** Tailwind was switched on or off: other sheets make the page. */
  exchangeSheets(): void {
    const { page } = this.core
    if (!page?.composed) return
    this.endUtilities()
    this.endUtilities = followUtilities(this.core, page)
    void this.repaint()
  }

  /** Its steps go along to the next page, and it rests as it was before the step that took it away. */
  leave(page: OpenPage, went: ProjectSteps, steps: ProjectSteps): void {
    this.cached.keep(page, went)
    this.kept = { projectId: page.projectId, steps }
    this.forget()
  }

  async repaint(): Promise<void> {
    this.core.publish({ phase: 'loading', selection: [], selected: null })
    if (await this.mounting.paint()) publishReady(this.core)
  }

  /** What was done to the whole project stays in its history when another of its pages is opened. */
  private stepsFor(projectId: string): ProjectSteps {
    const { page } = this.core
    // While a page is on its way none is open, and whoever opens yet another has lost nothing.
    if (page) {
      this.kept = { projectId: page.projectId, steps: page.projectSteps() }
      this.cached.keep(page, this.kept.steps)
    }
    return this.kept.projectId === projectId ? this.kept.steps : noProjectSteps
  }

  private async open(name: string): Promise<LoadOutcome> {
    const { core } = this
    const mine = ++this.wish
    const { projects, settings } = core.services
    const project = projects.state.getState().open
    if (!project) return fail('page-missing', name)
    const projectSteps = this.stepsFor(project.id)
    const cached = this.cached.take(project.id, name)
    this.forget()
    // When another project was saved says nothing about this one.
    const isSame = core.store.getState().document?.projectId === project.id
    const readOnly = isReadOnly(project, name)
    const opened = { ...(!isSame && { savedAt: null }), readOnly }
    core.publish({ ...blank(), ...opened, phase: 'loading', document: { projectId: project.id, pageName: name } })
    const input = {
      projects,
      open: project,
      settings: () => settings.state.getState().settings,
      origin: location.origin,
      projectSteps,
      cached,
      anySize: this.agreed.has(keyOf(project.id, name)),
      onLost: (message: string) => core.services.toasts.info(message),
    }
    const outcome = await loadPage(input, name)
    if (mine !== this.wish && outcome.ok) this.cached.keep(outcome.value, outcome.value.projectSteps())
    if (mine !== this.wish) return outcome.ok ? succeed({ elements: outcome.value.tree.size }) : outcome
    if (!outcome.ok) {
      const tooLarge = outcome.failure === 'too-large' ? Number(outcome.detail) : null
      core.publish({ phase: 'failed', problem: await problems[outcome.failure](outcome.detail ?? name), tooLarge })
      return outcome
    }
    await this.sayWhatIsLost(outcome.value, cached)
    await this.sayWhyReadOnly(outcome.value)
    if (mine !== this.wish) return succeed({ elements: outcome.value.tree.size })
    await this.show(outcome.value, isReadOnly(project, name, outcome.value))
    return succeed({ elements: outcome.value.tree.size })
  }

  private async sayWhyReadOnly(page: OpenPage): Promise<void> {
    const { toasts } = this.core.services
    if (isMalformed(page.record, page)) {
      const { whatIsWrong } = await import('../document/xml-pages.ts')
      toasts.warning(whatIsWrong(page) ?? '')
    } else if (page.record.editable === false) toasts.warning((await rarely())?.noText(page.name) ?? '')
  }

  private async sayWhatIsLost({ projectId, name, history }: OpenPage, cached: CachedPage | null): Promise<void> {
    const isLetGo = this.cached.wasLetGo(projectId, name)
    if (!isLetGo && (!cached?.history.state.canUndo || cached.history === history)) return
    const words = await rarely()
    if (words) this.core.services.toasts.info(isLetGo ? words.stepsLetGo(name) : words.stepsLost(name))
  }

  drawAnySize({ projectId, pageName }: PageDocument): void {
    this.agreed.add(keyOf(projectId, pageName))
  }

  load(name: string): Promise<LoadOutcome> {
    const key = keyOf(this.core.services.projects.state.getState().open?.id ?? '', name)
    if (this.running?.key === key) return this.running.outcome
    const outcome = this.open(name).finally(() => {
      if (this.running?.outcome === outcome) this.running = null
    })
    this.running = { key, outcome }
    return outcome
  }

  async reload(): Promise<void> {
    const { document, phase } = this.core.store.getState()
    if (phase === 'loading') return this.core.services.toasts.warning(messages.waitUntilLoaded)
    if (document) await this.load(document.pageName)
  }

  close(): void {
    this.wish += 1
    this.kept = nothingKept
    this.cached.clear()
    this.forget()
    this.core.publish({ ...blank(), phase: 'empty', document: null, elements: 0 })
  }
}

/** Which page is open. */
export function createOpening(core: CanvasCore, mounting: Mounting, save: CanvasService['save']): Opening {
  const opening = new PageOpening(core, mounting)
  const repaint = () => void opening.repaint()
  core.leave = async (step) => {
    const part = await import('./leave-page.ts').catch(() => null)
    return part ? part.leavePage(core, { step, save, leave: opening.leave.bind(opening) }) : fail('worker-lost')
  }
  const unfollow = combine(
    followProject(core, { save, reload: () => opening.reload() }, repaint),
    followServiceWorker(core),
    core.services.settings.state.subscribe(({ settings }, { settings: before }) => {
      if (settings.enable_tailwind !== before.enable_tailwind) opening.exchangeSheets()
    }),
  )
  return {
    load: (name) => opening.load(name),
    drawAnySize: (page) => opening.drawAnySize(page),
    reload: () => opening.reload(),
    close: () => opening.close(),
    dispose: combine(unfollow, () => opening.forget()),
  }
}
