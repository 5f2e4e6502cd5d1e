import type { AgentAnswer, AgentTool } from './agents/agent-tool.ts'
import type { CommandInfo } from './commands.ts'
import type { ProjectSummary } from './services/projects.ts'

/** `window.pergola`, for scripts, extensions and tests. Every verb fails with an Error whose `code` is a named failure. */
export interface Pergola {
  readonly version: string
  readonly contract: number
  readonly ready: Promise<void>
  readonly commands: {
    list(): CommandInfo[]
    run(name: string, argument?: unknown): Promise<unknown>
  }
  readonly projects: {
    list(): Promise<ProjectSummary[]>
    create(input: { name: string; description?: string }): Promise<{ id: string }>
    open(id: string, page?: string): Promise<void>
    importZip(file: unknown): Promise<{ id: string }>
    exportZip(id: string): Promise<unknown>
    remove(id: string): Promise<void>
    trust(id: string): Promise<void>
  }
  readonly page: {
    load(source: { html: string; css?: string; js?: string }): Promise<{ elements: number }>
    source(): Promise<{ html: string; css: string; js: string }>
    select(selector: string): Promise<void>
    setStyle(
      declarations: Record<string, string>,
      rule?: { selector?: string; state?: string; media?: string },
    ): Promise<void>
    setAttribute(name: string, value: string | null): Promise<void>
    insertBlock(id: string, where?: { selector: string; position: 'before' | 'after' | 'inside' }): Promise<void>
    remove(): Promise<void>
    undo(): Promise<void>
    redo(): Promise<void>
    save(): Promise<{ revision: number; bytes: number }>
  }
  /** The verbs that agents have, on the project in the editor. There once the remotes are. */
  readonly tools?: PergolaTools
}

export interface PergolaTools {
  /** What each tool takes and does. */
  list(): Promise<readonly Pick<AgentTool, 'name' | 'title' | 'description' | 'scope'>[]>
  /** Never rejects: what failed is in the answer. */
  run(name: string, input?: unknown): Promise<AgentAnswer>
  /**
   * Several calls as one step that can be undone: all of them, or none. `run` inside rejects where a tool fails, and
   * whatever `work` throws takes everything back.
   */
  transaction(
    label: string,
    work: (run: (name: string, input?: unknown) => Promise<AgentAnswer>) => Promise<void>,
  ): Promise<AgentAnswer>
}
