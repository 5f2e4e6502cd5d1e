import type { CanvasService, LongWork, OpenProject } from '@pergola/contracts'
import { accessFinding, accessOf, type AccessState } from './access-findings.ts'
import type { Budget } from './budget.ts'
import { checkAddresses } from './check-addresses.ts'
import { checkWeight, type PageWeight } from './check-weight.ts'
import type { Finding } from './finding.ts'
import { readOtherAnchors } from './other-anchors.ts'
import { gatherFacts } from './page-facts.ts'

export interface PageReport {
  readonly name: string
  /** False for one that could not be opened. */
  readonly checked: boolean
  readonly findings: readonly Finding[]
  readonly weight: Omit<PageWeight, 'findings'> | null
  readonly access: AccessState
  /** The page as it was checked: its elements are known by their places in it. */
  readonly text: string
}

interface Checked {
  readonly canvas: CanvasService
  readonly open: OpenProject | null
  readonly budget: Budget
}

export const unopened = (name: string): PageReport => ({
  name,
  checked: false,
  findings: [],
  weight: null,
  access: 'waiting',
  text: '',
})

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Everything there is to find on the page that is open. */
export async function checkOpenPage(name: string, checked: Checked, work: LongWork): Promise<PageReport> {
  const { canvas, open, budget } = checked
  const facts = await gatherFacts({ canvas, open }, nextTurn)
  if (facts?.page.name !== name) return unopened(name)
  const text = await canvas.readFile(facts.page.pathes.html)
  const own = checkAddresses(facts, await readOtherAnchors(canvas, facts))
  const { findings: heavy, ...weight } = checkWeight(facts, budget)
  const audit = await canvas.audit?.(work)
  const access = audit?.ok ? audit.value.findings.map(accessFinding) : []
  return {
    name,
    checked: true,
    findings: [...access, ...own, ...heavy],
    weight,
    access: audit === undefined ? 'absent' : audit.ok ? 'whole' : accessOf[audit.failure],
    text: text.ok ? text.value : '',
  }
}
