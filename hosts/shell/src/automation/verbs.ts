import {
  combine,
  type CanvasService,
  type Dispose,
  type FileLike,
  type NodeId,
  type Outcome,
  type Pergola,
  type Services,
  type StyleRule,
} from '@pergola/contracts'
import { isWithheld, type LazyGuard } from '../context/guard-state.ts'
import { isEditorPath } from '../services/editor-paths.ts'
import { checkArguments } from './check-arguments.ts'
import { Failure } from './failure.ts'

/** Live: the canvas appears in it when its remote is active. */
export type AutomationServices = Pick<Services, 'projects' | 'navigation' | 'commands'> &
  Partial<Pick<Services, 'canvas'>>

/** What scripts may ask. */
export interface Automated {
  readonly services: AutomationServices
  /** The remotes have come. */
  readonly ready: Promise<void>
  /** Knows which page is not drawn although it is the open one. */
  readonly guard?: LazyGuard['state']
}

export async function runCommand({ commands }: AutomationServices, name: string, argument: unknown): Promise<unknown> {
  checkArguments('commands.run', [name])
  return commands.run(name, argument)
}

export function createProjectVerbs(automated: Automated): Pergola['projects'] {
  const { services, ready } = automated
  const { projects, navigation } = services
  return {
    async list() {
      await projects.refresh()
      return [...projects.state.getState().summaries]
    },
    async create(input) {
      checkArguments('projects.create', [input])
      return demand('projects.create', await projects.create(input))
    },
    async open(id, page = 'index') {
      checkArguments('projects.open', [id, page])
      await storeWork(services)
      navigation.openProject(id, page)
      await ready
      await until(automated, (canvas) => {
        demandDrawing('projects.open', automated, { id, page })
        if (isDrawn('projects.open', canvas, { id, page })) return true
        // Whoever opens goes elsewhere when there is nothing of that name.
        const { projectId, pageName } = navigation.state.getState()
        if (projectId !== id) throw new Failure('projects.open', 'project-missing', id)
        if (pageName !== page) throw new Failure('projects.open', 'page-missing', page)
        return false
      })
    },
    async importZip(file) {
      checkArguments('projects.importZip', [file])
      return demand('projects.importZip', await projects.importZip(file as FileLike))
    },
    async exportZip(id) {
      checkArguments('projects.exportZip', [id])
      return demand('projects.exportZip', await projects.exportZip(id)).file
    },
    async remove(id) {
      checkArguments('projects.remove', [id])
      demand('projects.remove', await projects.remove(id))
    },
    async trust(id) {
      checkArguments('projects.trust', [id])
      demand('projects.trust', await projects.trust(id))
    },
  }
}

export function createPageVerbs(automated: Automated): Pergola['page'] {
  const { services } = automated
  const canvas = () => opened(automated)
  return {
    async load(source) {
      checkArguments('page.load', [source])
      const { html, css = '', js = '' } = source
      const open = await canvas()
      if (open.state.getState().readOnly) throw new Failure('page.load', 'read-only')
      demand('page.load', await replacePage(services, open, { html, css, js }))
      await until(automated, () => open.state.getState().phase === 'ready')
      return { elements: open.state.getState().elements }
    },
    source: async () => (await canvas()).source(),
    async select(selector) {
      checkArguments('page.select', [selector])
      const open = await canvas()
      open.select([find('page.select', open, selector)])
    },
    async setStyle(declarations, rule) {
      checkArguments('page.setStyle', [declarations, rule])
      const { styles, state } = await canvas()
      if (state.getState().readOnly) throw new Failure('page.setStyle', 'read-only')
      chooseRule(styles, rule)
      styles.edit(Object.entries(declarations).map(([property, value]) => ({ property, value: value || null })))
    },
    async setAttribute(name, value) {
      checkArguments('page.setAttribute', [name, value])
      const open = await canvas()
      demand('page.setAttribute', open.setAttributes(selected(open), { [name]: value }))
    },
    async insertBlock(id, where) {
      checkArguments('page.insertBlock', [id, where])
      const open = await canvas()
      // Some blocks come when they are first asked for.
      if (!open.blocks.getState().blocks.some((block) => block.id === id))
        await Promise.all([open.loadBlocks?.('plain'), open.loadBlocks?.('sections')])
      const place = where && { target: find('page.insertBlock', open, where.selector), position: where.position }
      demand('page.insertBlock', place ? open.insertBlock(id, place) : open.insertBlock(id))
    },
    async remove() {
      const open = await canvas()
      demand('page.remove', open.remove(open.state.getState().selection))
    },
    undo: async () => (await canvas()).undo(),
    redo: async () => (await canvas()).redo(),
    save: async () => demand('page.save', await (await canvas()).save()),
  }
}

function demand<Value>(verb: string, outcome: Outcome<Value, string>): Value {
  if (outcome.ok) return outcome.value
  throw new Failure(verb, outcome.failure, outcome.detail)
}

/** One step; a whole document is taken apart where the page's file holds the content of a body. */
async function replacePage({ projects }: AutomationServices, canvas: CanvasService, texts: Record<SourceKind, string>) {
  const name = canvas.state.getState().document?.pageName ?? ''
  const pathes = projects.state.getState().open?.project.pages[name]?.pathes
  if (!pathes) throw new Failure('page.load', 'page-missing', name)
  const kinds = (['html', 'css', 'js'] as const).filter((kind) => pathes[kind] !== '')
  return canvas.replaceFiles(Object.fromEntries(kinds.map((kind) => [pathes[kind], texts[kind]])), 'Load page')
}

type SourceKind = 'html' | 'css' | 'js'

/** Another page takes the place of this one, and nobody is there to be asked about what is not stored. */
async function storeWork({ canvas }: AutomationServices): Promise<void> {
  if (!canvas?.state.getState().changed) return
  const saved = await canvas.save()
  if (saved.ok || saved.failure === 'nothing-changed' || saved.failure === 'project-missing') return
  demand('projects.open', saved)
}

/** True when the page stands on the canvas; throws when it cannot. */
function isDrawn(verb: string, canvas: CanvasService, { id, page }: { id: string; page: string | null }): boolean {
  const { phase, document, problem, tooLarge } = canvas.state.getState()
  if (document?.projectId !== id || (page !== null && document.pageName !== page)) return false
  if (phase === 'failed') throw new Failure(verb, tooLarge ? 'not-drawn' : 'page-missing', problem ?? '')
  // A page may be open before its frame has a place; a script that goes on wants to see it drawn.
  return phase === 'ready' && canvas.find('html').length > 0
}

/** Throws where nobody draws the page before a person asks for it, so that there is nothing to wait for. */
function demandDrawing(verb: string, { guard }: Automated, { id, page }: { id: string; page: string | null }): void {
  if (!guard || !isWithheld(guard.getState(), id, page ?? 'index')) return
  throw new Failure(verb, 'not-drawn', 'the page is too large to be drawn unasked, or it ended a tab before')
}

/** The canvas with the page that stands at the address, which may be on its way. */
async function opened(automated: Automated): Promise<CanvasService> {
  const { services, ready } = automated
  await ready
  await until(automated, (canvas) => {
    const { projectId: id, pageName: page, path } = services.navigation.state.getState()
    // The browser may be there before the state says so.
    const isEditor = isEditorPath(path) || isEditorPath(location.pathname)
    if (id !== null && isEditor) {
      demandDrawing('page', automated, { id, page })
      return isDrawn('page', canvas, { id, page })
    }
    if (canvas.state.getState().document) return true
    throw new Failure('page', 'page-missing', 'no page is open; call projects.open first')
  })
  // It was there a moment ago.
  return services.canvas as CanvasService
}

function find(verb: string, canvas: CanvasService, selector: string): NodeId {
  const found = canvas.find(selector)[0]
  if (found !== undefined) return found
  throw new Failure(verb, 'node-missing', `nothing matches ${selector}`)
}

function selected(canvas: CanvasService): NodeId {
  const element = canvas.state.getState().selected
  if (element) return element.id
  throw new Failure('page', 'node-missing', 'nothing is selected; call page.select first')
}

interface WantedRule {
  readonly selector?: string
  readonly state?: string
  readonly media?: string
}

/** What is edited next stands in the rule, or nothing is edited: never in the one that was chosen before. */
function chooseRule({ state, selectRule }: CanvasService['styles'], wanted: WantedRule | undefined): void {
  const current = state.getState().rule
  const rule = wanted ? toRule(current, wanted) : current
  if (!rule) throw new Failure('page.setStyle', 'node-missing', 'name a selector or select an element')
  if (!wanted) return
  selectRule(rule)
  const chosen = state.getState().rule
  if (chosen?.selector === rule.selector && chosen.states.join('') === rule.states.join('')) return
  const detail = `${rule.selector}${rule.states.join('')} is no selector; name one as it would stand in a sheet`
  throw new Failure('page.setStyle', 'wrong-argument', detail)
}

function toRule(current: StyleRule | null, wanted: WantedRule): StyleRule {
  const selector = wanted.selector ?? current?.selector
  if (selector === undefined) throw new Failure('page.setStyle', 'node-missing', 'name a selector or select an element')
  const atRule =
    wanted.media === undefined ? null : wanted.media.startsWith('@') ? wanted.media : `@media ${wanted.media}`
  return { selector, states: wanted.state ? [wanted.state] : [], atRule }
}

/** Settles when the canvas is there and the condition holds; what the condition throws rejects. */
function until({ services, guard }: Automated, holds: (canvas: CanvasService) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const { canvas, navigation } = services
    if (!canvas) return reject(new Failure('page', 'page-missing', 'the canvas is not available'))
    let end: Dispose | null = null
    function check(open: CanvasService) {
      try {
        if (!holds(open)) return false
        resolve()
      } catch (error) {
        reject(error)
      }
      end?.()
      return true
    }
    const look = () => void check(canvas)
    if (check(canvas)) return
    const stores = [canvas.state, navigation.state, ...(guard ? [guard] : [])]
    end = combine(...stores.map((store) => store.subscribe(look)))
  })
}
