import { toolsAt } from '@pergola/contracts/agents'
import type { AgentAnswer, AgentTool } from '@pergola/contracts/agents'
import { createStore } from 'zustand/vanilla'
import { messages } from './messages.ts'
import { refuse } from './refuse.ts'
import { TabSite } from './tab-site.ts'
import type { TabServices } from './tab-site.ts'
import { isAgentStep, runTool } from './tab-tools.ts'

export interface AgentState {
  /** What an agent does now; null while it does nothing. */
  readonly working: string | null
  /** How many of the last steps in a row are an agent's. */
  readonly steps: number
  /** What the agent of the last call calls itself; empty for those of the browser, which say no name. */
  readonly client: string
}

/** What a person allowed: agents on one project, until it is stopped or left. */
export class AgentSession {
  readonly state = createStore<AgentState>(() => ({ working: null, steps: 0, client: '' }))
  readonly project: string
  readonly isReader: boolean
  private readonly site: TabSite
  private readonly end = new AbortController()

  constructor(services: TabServices, project: { id: string; name: string }, isReader: boolean) {
    const record = services.canvas.record.getState().project ?? services.projects.state.getState().open?.project
    if (!record) throw new Error(messages.noProject)
    this.site = new TabSite(services, project.id, record)
    this.project = project.name
    this.isReader = isReader
    const { state } = services.canvas
    const stopCounting = state.subscribe(() => {
      if (!isAgentStep(state.getState().undoLabel)) this.state.setState({ steps: 0 })
    })
    const stopWatching = services.projects.state.subscribe(() => {
      if (services.projects.state.getState().open?.id !== project.id) this.stop()
    })
    this.signal.addEventListener('abort', () => {
      stopCounting()
      stopWatching()
    })
  }

  /** Aborted when the person stops it, or leaves the project. */
  get signal(): AbortSignal {
    return this.end.signal
  }

  stop(): void {
    this.end.abort()
  }

  /** Takes back what agents did since a person did something. */
  undoAll(): void {
    const { canvas } = this.site.services
    while (isAgentStep(canvas.state.getState().undoLabel)) canvas.undo()
  }

  /** One call of an agent, as far as the person allows. `client` is what the agent calls itself. */
  async call(tool: AgentTool, input: unknown, client = ''): Promise<AgentAnswer> {
    if (this.signal.aborted) return refuse('stopped', messages.stopped)
    if (tool.scope === 'edit' && this.isReader) return refuse('not-allowed', messages.restricted)
    this.state.setState({ working: tool.title, client })
    const before = this.revision
    try {
      return await runTool(this.site, { name: tool.name, input: input ?? {} }, messages.step)
    } finally {
      const isEdit = this.revision !== before && isAgentStep(this.undoLabel)
      const { steps } = this.state.getState()
      this.state.setState({ working: null, steps: isEdit ? steps + 1 : steps })
    }
  }

  /** What is offered: a project that is not trusted can only be read. */
  get tools(): readonly AgentTool[] {
    return toolsAt('tab').filter(({ scope }) => !this.isReader || scope === 'read')
  }

  private get revision(): number {
    return this.site.services.canvas.state.getState().revision
  }

  private get undoLabel(): string | null {
    return this.site.services.canvas.state.getState().undoLabel
  }
}
