import { limits } from '@pergola/contracts'
import type { Audit, AuditFailure, Dispose, LongWork, Outcome, Progress, Readable, Services } from '@pergola/contracts'
import { createStore } from 'zustand/vanilla'
import { accessOf, type AccessState } from './access-findings.ts'
import { auditFindings } from './audit-findings.ts'
import { readBudget, writeBudget, type Budget } from './budget.ts'
import { checkWeight, type PageWeight } from './check-weight.ts'
import type { Finding } from './finding.ts'
import { ownFindings } from './own-findings.ts'
import { gatherFacts, type PageFacts } from './page-facts.ts'
import { whenStill } from './when-still.ts'

export type CheckServices = Pick<Services, 'canvas' | 'projects' | 'settings'>

export interface ChecksState {
  readonly running: boolean
  /** Rules of accessibility that have been asked, while they are. */
  readonly progress: Progress | null
  /** False until the first check is done, and where no page is open. */
  readonly checked: boolean
  readonly findings: readonly Finding[]
  readonly weight: Omit<PageWeight, 'findings'> | null
  readonly budget: Budget
  readonly access: AccessState
}

export interface Checks {
  readonly state: Readable<ChecksState>
  /** Checks all there is, however large the page. */
  run(): Promise<void>
  /** Ends the check that runs; what was known stays. */
  cancel(): void
  setBudget(budget: Budget): void
  /** Checks now, and again whenever edits have been still for a while. */
  start(): Dispose
}

const nothing = {
  running: false,
  progress: null,
  checked: false,
  findings: [],
  weight: null,
  access: 'waiting',
} as const

/** One at a time: who asks again, or turns away, ends the one before. */
function createAudits(canvas: CheckServices['canvas']) {
  let asking = new AbortController()
  return {
    end: () => asking.abort(),
    async ask(onProgress: LongWork['onProgress'] | null): Promise<Outcome<Audit, AuditFailure> | null> {
      asking = new AbortController()
      const { signal } = asking
      return (await canvas.audit?.({ signal, ...(onProgress && { onProgress }) })) ?? null
    },
  }
}

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

interface Known {
  own: readonly Finding[]
  /** Of the audit: accessibility, and pictures larger than they are shown. */
  access: readonly Finding[]
  facts: PageFacts | null
}

/** The checks of whatever page is open, while somebody looks at them. */
export function createChecks({ canvas, projects, settings }: CheckServices): Checks {
  const store = createStore<ChecksState>(() => ({ ...nothing, budget: readBudget(settings) }))
  const known: Known = { own: [], access: [], facts: null }
  let last = 0
  const audits = createAudits(canvas)

  function show(change: Partial<ChecksState> = {}): void {
    const { budget } = store.getState()
    const { total, images, findings } = known.facts
      ? checkWeight(known.facts, budget)
      : { total: 0, images: 0, findings: [] }
    const weight = known.facts ? { total, images } : null
    store.setState({ findings: [...known.access, ...known.own, ...findings], weight, ...change })
  }

  async function checkOwn(isLast: () => boolean): Promise<boolean> {
    const facts = await gatherFacts({ canvas, settings, open: projects.state.getState().open }, nextTurn)
    const own = facts ? await ownFindings(canvas, facts, nextTurn) : []
    if (!isLast()) return false
    Object.assign(known, { facts, own })
    return facts !== null
  }

  function showAudit(outcome: Outcome<Audit, AuditFailure>): void {
    if (outcome.ok) known.access = auditFindings(outcome.value, known.facts)
    show({ running: false, progress: null, access: outcome.ok ? 'whole' : accessOf[outcome.failure] })
  }

  async function check(asked: boolean): Promise<void> {
    const mine = ++last
    // Nobody waits for the one before.
    audits.end()
    const isLast = () => mine === last
    store.setState({ running: true, progress: null })
    const isOpen = await checkOwn(isLast)
    if (!isLast()) return
    if (!isOpen) {
      known.access = []
      return show(nothing)
    }
    if (!canvas.audit) return show({ running: false, checked: true, access: 'absent' })
    if (!asked && canvas.state.getState().elements > limits.auditElements) {
      return show({ running: false, checked: true, access: known.access.length > 0 ? 'stale' : 'large' })
    }
    show({ checked: true })
    const onProgress = (progress: Progress) => isLast() && store.setState({ progress })
    // What nobody asked for comes and goes without a word.
    const outcome = await audits.ask(asked ? onProgress : null)
    if (isLast() && outcome) showAudit(outcome)
  }

  return {
    state: store,
    run: () => check(true),
    cancel: audits.end,
    setBudget(budget) {
      writeBudget(settings, budget)
      store.setState({ budget })
      show()
    },
    start: () =>
      whenStill({ canvas, settings, onPage: () => (known.access = []), check: () => void check(false) }, () => {
        last += 1
        audits.end()
      }),
  }
}
