import type { CanvasService, LongWork, NodeId, OpenProject, SettingsService } from '@pergola/contracts'
import { accessOf, type AccessState } from './access-findings.ts'
import { readBudget } from './budget.ts'
import { checkWeight, type PageWeight } from './check-weight.ts'
import type { Finding } from './finding.ts'
import { ownFindings } from './own-findings.ts'
import { gatherFacts } from './page-facts.ts'
import { auditFindings } from './audit-findings.ts'

export interface PageReport {
  readonly name: string
  /** False for one that could not be opened. */
  readonly checked: boolean
  readonly findings: readonly Finding[]
  readonly weight: Omit<PageWeight, 'findings'> | null
  readonly access: AccessState
  /** The page as it was checked. */
  readonly text: string
  /** Where the elements of the findings stand in it: they have other ids when the page is read again. */
  readonly places: ReadonlyMap<NodeId, number>
}

interface Checked {
  readonly canvas: CanvasService
  readonly open: OpenProject | null
  readonly settings: SettingsService
}

export const unopened = (name: string): PageReport => ({
  name,
  checked: false,
  findings: [],
  weight: null,
  access: 'waiting',
  text: '',
  places: new Map(),
})

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

function placesOf(canvas: CanvasService, findings: readonly Finding[]): PageReport['places'] {
  const named = new Set(findings.flatMap(({ nodes }) => nodes))
  if (named.size === 0) return new Map()
  return new Map(canvas.find('*').flatMap((id, place) => (named.has(id) ? [[id, place]] : [])))
}

/** Everything there is to find on the page that is open. */
export async function checkOpenPage(name: string, checked: Checked, work: LongWork): Promise<PageReport> {
  const { canvas, open, settings } = checked
  const facts = await gatherFacts({ canvas, open, settings }, nextTurn)
  if (facts?.page.name !== name) return unopened(name)
  const text = await canvas.readFile(facts.page.pathes.html)
  const own = await ownFindings(canvas, facts, nextTurn)
  const { findings: heavy, ...weight } = checkWeight(facts, readBudget(settings))
  const audit = await canvas.audit?.(work)
  const access = audit?.ok ? auditFindings(audit.value, facts) : []
  const findings = [...access, ...own, ...heavy]
  return {
    name,
    checked: true,
    findings,
    weight,
    access: audit === undefined ? 'absent' : audit.ok ? 'whole' : accessOf[audit.failure],
    text: text.ok ? text.value : '',
    places: placesOf(canvas, findings),
  }
}
