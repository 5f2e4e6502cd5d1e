import { agentTools, inputIssue } from '@pergola/contracts/agents'
import type { AgentAnswer } from '@pergola/contracts/agents'
import type { SiteOperation } from '../document/index.ts'
import { differenceOf } from './difference.ts'
import { fileHandlers } from './file-handlers.ts'
import { htmlHandlers } from './html-handlers.ts'
import { messages } from './messages.ts'
import { readHandlers } from './read-handlers.ts'
import { styleHandlers } from './style-handlers.ts'
import { ToolFailure } from './tool-failure.ts'
import type { ToolHandlers } from './tool-handler.ts'
import type { SiteSource } from './site-source.ts'
import { ToolSite } from './tool-site.ts'

const editHandlers: ToolHandlers = { ...htmlHandlers, ...styleHandlers, ...fileHandlers }
const handlers: ToolHandlers = { ...readHandlers, ...editHandlers }

/** A step of an agent, as what takes it back. */
export interface ToolStep {
  readonly label: string
  readonly operations: readonly SiteOperation[]
}

/** Runs a tool inside of a transaction; rejects where it fails. */
export type RunInside = (name: string, input: unknown) => Promise<AgentAnswer>

export interface ToolRun {
  readonly answer: AgentAnswer
  /** Null where nothing was changed. */
  readonly step: ToolStep | null
}

/** Runs tools on one site, one after the other, and never throws. */
export class ToolSession {
  readonly site: ToolSite
  private last: Promise<unknown> = Promise.resolve()

  constructor(source: SiteSource) {
    this.site = new ToolSite(source)
  }

  /** Whether the tool is one of those that need nothing but the site's files. */
  knows(name: string): boolean {
    return name === 'apply_edits' || Object.hasOwn(handlers, name)
  }

  /** Waits for the calls before it: agents call tools side by side. */
  run(name: string, input: unknown): Promise<ToolRun> {
    const next = this.last.then(() => this.runNow(name, input))
    this.last = next
    return next
  }

  /**
   * Several calls as one step: all of them, or none where one fails or `work` throws. `run` rejects with an Error whose
   * `code` is that of the answer, so that what follows is left out.
   */
  transaction(label: string, work: (run: RunInside) => Promise<void>): Promise<ToolRun> {
    return this.inTurn(async () => {
      const done: SiteOperation[] = []
      try {
        await work(async (name, input) => {
          const { answer, step } = await this.runNow(name, input)
          done.unshift(...(step?.operations ?? []))
          if (answer.ok) return answer
          throw new ToolFailure(answer.code, answer.message)
        })
        return { answer: { ok: true }, step: done.length === 0 ? null : { label, operations: done } }
      } catch (error) {
        this.site.revert(done)
        return { answer: refusal(error), step: null }
      }
    })
  }

  /** Work of others on the same site, in turn with the tools. */
  inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const next = this.last.then(work)
    this.last = next.catch(() => undefined)
    return next
  }

  private async runNow(name: string, input: unknown): Promise<ToolRun> {
    try {
      const facts = await this.call(name, input)
      const operations = this.site.takeStep()
      const step = operations.length === 0 ? null : { label: labelOf(name, input), operations }
      return { answer: { ok: true, ...facts }, step }
    } catch (error) {
      this.site.revert(this.site.takeStep())
      return { answer: refusal(error), step: null }
    }
  }

  private async call(name: string, input: unknown): Promise<Readonly<Record<string, unknown>>> {
    const tool = agentTools.find((each) => each.name === name)
    if (!tool || !this.knows(name)) throw new ToolFailure('unknown-tool', messages.unknownTool(name))
    const issue = inputIssue(tool, input)
    if (issue !== null) throw new ToolFailure('wrong-argument', issue)
    if (name === 'apply_edits') return this.applyEdits(input as EditsInput)
    return (handlers[name] as NonNullable<ToolHandlers[string]>)(input, this.site)
  }

  private async applyEdits({ edits, dryRun = false }: EditsInput) {
    const answers: unknown[] = []
    for (const [at, { tool, input }] of edits.entries()) {
      if (!Object.hasOwn(editHandlers, tool)) throw new ToolFailure('wrong-argument', messages.nested(tool))
      try {
        answers.push(await this.call(tool, input))
      } catch (error) {
        const { code, message } = refusal(error)
        throw new ToolFailure(code, messages.failedEdit(at + 1, tool, message))
      }
    }
    if (!dryRun) return { edits: answers }
    const { document } = this.site
    const texts = document.changedFiles()
    this.site.revert(this.site.takeStep())
    return { dryRun: true, difference: differenceOf((file) => document.text(file), texts) }
  }
}

interface EditsInput {
  readonly label: string
  readonly edits: readonly { readonly tool: string; readonly input: unknown }[]
  readonly dryRun?: boolean
}

/** What the history calls a step. */
function labelOf(name: string, input: unknown): string {
  if (name === 'apply_edits') return (input as EditsInput).label.slice(0, 80)
  return agentTools.find((tool) => tool.name === name)?.title ?? name
}

function refusal(error: unknown): Extract<AgentAnswer, { ok: false }> {
  if (error instanceof ToolFailure) return { ok: false, code: error.code, message: error.message }
  return { ok: false, code: 'failed', message: messages.broken(error instanceof Error ? error.message : String(error)) }
}
