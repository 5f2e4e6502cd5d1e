import type { CanvasService, NavigationService, NodeId, Project, ProjectsService } from '@pergola/contracts'
import type { AgentAnswer } from '@pergola/contracts/agents'
import { ToolSession } from '@pergola/site/agents'
import type { RunInside, ToolRun } from '@pergola/site/agents'
import { messages } from './messages.ts'
import { refuse } from './refuse.ts'

export interface TabServices {
  readonly canvas: CanvasService
  readonly projects: ProjectsService
  readonly navigation: NavigationService
}

/** The project in the editor, as tools read and edit it. What they change becomes steps of the page's own history. */
export class TabSite {
  readonly session: ToolSession
  readonly services: TabServices
  private readonly projectId: string
  private seen = ''

  constructor(services: TabServices, projectId: string, record: Project) {
    this.services = services
    this.projectId = projectId
    const { canvas, projects } = services
    this.session = new ToolSession({
      record,
      files: new Map(Object.entries(projects.state.getState().open?.files ?? {})),
      async readText(path) {
        const read = await canvas.readFile(path)
        return read.ok ? read.value : null
      },
      newId: () => crypto.randomUUID(),
    })
  }

  /** Whether it is still the project in the editor, and can be worked on. */
  isOpen(): boolean {
    const { open } = this.services.projects.state.getState()
    return open?.id === this.projectId && this.services.canvas.state.getState().document !== null
  }

  /** Runs a tool; an edit is a step of the history called `nameOf(its label)`. */
  async run(name: string, input: unknown, nameOf: (label: string) => string): Promise<AgentAnswer> {
    try {
      if (!this.isOpen()) return refuse('page-missing', messages.noProject)
      await this.session.inTurn(() => this.follow())
      return await this.keep(await this.session.run(name, input), nameOf)
    } catch (error) {
      return failure(error)
    }
  }

  /** Work on the tab itself, in turn with the tools. */
  async inTurn(work: () => Promise<AgentAnswer>): Promise<AgentAnswer> {
    try {
      if (!this.isOpen()) return refuse('page-missing', messages.noProject)
      return await this.session.inTurn(async () => {
        await this.follow()
        return work()
      })
    } catch (error) {
      return failure(error)
    }
  }

  /** Several edits as one step. */
  async transaction(label: string, work: (run: RunInside) => Promise<void>): Promise<AgentAnswer> {
    if (!this.isOpen()) return refuse('page-missing', messages.noProject)
    await this.session.inTurn(() => this.follow())
    return this.keep(await this.session.transaction(label, work), (each) => each)
  }

  /** The node on the canvas that stands where the tool's own stands; null while another page is open there. */
  nodeOnCanvas(pageName: string, path: readonly number[]): NodeId | null {
    const { canvas } = this.services
    if (canvas.state.getState().document?.pageName !== pageName) return null
    let at = canvas.rootLayer()
    for (const index of path) at = at === null ? null : (canvas.layer(at)?.children[index] ?? null)
    return at
  }

  /** The texts and the record become those of the editor, where a person or another step changed them. */
  private async follow(): Promise<void> {
    const { canvas, projects } = this.services
    const { revision, document: shown } = canvas.state.getState()
    const seen = `${revision} ${projects.state.getState().open?.revision} ${shown?.pageName}`
    if (seen === this.seen) return
    const { document } = this.session.site
    for (const file of document.files()) {
      const read = await canvas.readFile(file)
      const text = read.ok ? read.value : null
      if (document.text(file) !== text) document.apply({ type: 'text', file, text })
    }
    const { project } = canvas.record.getState()
    for (const [key, value] of Object.entries(project ?? {}))
      if (document.record[key as keyof Project] !== value) document.apply({ type: 'record', key, value })
    document.markSaved(document.changedFiles())
    document.markRecordSaved(document.record)
    this.seen = seen
  }

  private async keep({ answer, step }: ToolRun, nameOf: (label: string) => string): Promise<AgentAnswer> {
    if (!step) return answer
    const { canvas } = this.services
    const { document } = this.session.site
    const files = document.changedFiles()
    const next = document.changedRecord()
    const before = canvas.record.getState().project
    const keys = Object.entries(next ?? {}).filter(([key, value]) => before?.[key as keyof Project] !== value)
    const record = Object.fromEntries(keys) as Partial<Project>
    const kept = await (canvas.changeFiles?.({ files, record }, nameOf(step.label)) ??
      canvas.replaceFiles(files, nameOf(step.label), record))
    if (kept.ok) {
      document.markSaved(files)
      if (next) document.markRecordSaved(next)
      return answer
    }
    this.session.site.revert(step.operations)
    const isReading = kept.failure === 'read-only'
    return refuse(kept.failure, isReading ? messages.readOnly : messages.refused(kept.failure))
  }
}

function failure(error: unknown): AgentAnswer {
  return refuse('failed', messages.failed(error instanceof Error ? error.message : String(error)))
}
