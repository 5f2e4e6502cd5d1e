import { limits } from '@pergola/contracts'
import type { Audit, AuditFailure, AuditFinding, Dispose, Outcome, Readable, Services } from '@pergola/contracts'
import { createStore } from 'zustand/vanilla'
import { readBudget, writeBudget, type Budget } from './budget.ts'
import { checkAddresses } from './check-addresses.ts'
import { checkWeight, type PageWeight } from './check-weight.ts'
import type { Finding } from './finding.ts'
import { messages } from './messages.ts'
import { readOtherAnchors } from './other-anchors.ts'
import { gatherFacts, type PageFacts } from './page-facts.ts'

export type CheckServices = Pick<Services, 'canvas' | 'projects' | 'settings'>

/** How much the list says about accessibility. */
export type AccessState = 'waiting' | 'whole' | 'stale' | 'large' | 'failed' | 'missing' | 'absent'

export interface ChecksState {
  readonly running: boolean
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
  setBudget(budget: Budget): void
  /** Checks now, and again whenever edits have been still for a while. */
  start(): Dispose
}

const accessOf: Record<AuditFailure, AccessState> = {
  'no-page': 'waiting',
  'audit-missing': 'missing',
  'audit-failed': 'failed',
  'page-changed': 'stale',
}

const severities = { critical: 'serious', serious: 'serious', moderate: 'moderate', minor: 'minor' } as const

function accessFinding({ rule, impact, title, advice, nodes }: AuditFinding): Finding {
  const words = { what: title, why: messages.impact(impact), advice }
  return { key: `access ${rule}`, kind: 'access', severity: severities[impact], ...words, nodes }
}

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

interface Known {
  own: readonly Finding[]
  access: readonly Finding[]
  facts: PageFacts | null
}

/** The checks of whatever page is open, while somebody looks at them. */
export function createChecks({ canvas, projects, settings }: CheckServices): Checks {
  const nothing = { running: false, checked: false, findings: [], weight: null, access: 'waiting' } as const
  const store = createStore<ChecksState>(() => ({ ...nothing, budget: readBudget(settings) }))
  const known: Known = { own: [], access: [], facts: null }
  let last = 0

  function show(change: Partial<ChecksState> = {}): void {
    const { budget } = store.getState()
    const { total, images, findings } = known.facts
      ? checkWeight(known.facts, budget)
      : { total: 0, images: 0, findings: [] }
    const weight = known.facts ? { total, images } : null
    store.setState({ findings: [...known.access, ...known.own, ...findings], weight, ...change })
  }

  async function checkOwn(isLast: () => boolean): Promise<boolean> {
    const facts = await gatherFacts({ canvas, open: projects.state.getState().open }, nextTurn)
    const own = facts ? checkAddresses(facts, await readOtherAnchors(canvas, facts)) : []
    if (!isLast()) return false
    Object.assign(known, { facts, own })
    return facts !== null
  }

  function showAudit(outcome: Outcome<Audit, AuditFailure>): void {
    if (outcome.ok) known.access = outcome.value.findings.map(accessFinding)
    show({ running: false, access: outcome.ok ? 'whole' : accessOf[outcome.failure] })
  }

  async function check(asked: boolean): Promise<void> {
    const mine = ++last
    const isLast = () => mine === last
    store.setState({ running: true })
    const isOpen = await checkOwn(isLast)
    if (!isLast()) return
    if (!isOpen) {
      known.access = []
      return show(nothing)
    }
    const { audit } = canvas
    if (!audit) return show({ running: false, checked: true, access: 'absent' })
    if (!asked && canvas.state.getState().elements > limits.auditElements) {
      return show({ running: false, checked: true, access: known.access.length > 0 ? 'stale' : 'large' })
    }
    show({ checked: true })
    const outcome = await audit()
    if (isLast()) showAudit(outcome)
  }

  return {
    state: store,
    run: () => check(true),
    setBudget(budget) {
      writeBudget(settings, budget)
      store.setState({ budget })
      show()
    },
    start: () => whenStill({ canvas, onPage: () => (known.access = []), check: () => void check(false) }, () => last++),
  }
}

interface Watch {
  readonly canvas: CheckServices['canvas']
  readonly onPage: () => void
  readonly check: () => void
}

function whenStill({ canvas, onPage, check }: Watch, onEnd: () => void): Dispose {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = canvas.state.subscribe((state, before) => {
    const isOther = state.document !== before.document || state.phase !== before.phase
    if (isOther) onPage()
    if (!isOther && state.revision === before.revision) return
    clearTimeout(timer)
    timer = setTimeout(check, limits.checksDelay)
  })
  check()
  return () => {
    clearTimeout(timer)
    stop()
    onEnd()
  }
}
