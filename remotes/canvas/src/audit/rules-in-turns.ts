import type { Pause } from '@pergola/site/html'
import type * as AxeModule from 'axe-core'
import { inlineRules, type Matches, type TreeElement } from './inline-rules.ts'
import { warmTree } from './warm-tree.ts'

type Checked = readonly { readonly result?: boolean }[]

interface NodeVerdict {
  readonly any: Checked
  readonly all: Checked
  readonly none: Checked
}

interface RuleResult {
  readonly nodes: NodeVerdict[]
}

type CheckName = string | { readonly id: string }

/** What axe's rules are inside; its version stands fixed, and a test compares the outcome with that of axe alone. */
interface Rule {
  readonly id: string
  readonly any: readonly CheckName[]
  readonly all: readonly CheckName[]
  readonly none: readonly CheckName[]
  gather(context: unknown, options: unknown): TreeElement[]
  matches: Matches
  gatherAndMatchNodes(context: unknown, options: unknown): TreeElement[]
  runSync(context: unknown, options: unknown): RuleResult
  run(
    context: unknown,
    options: unknown,
    done: (result: RuleResult | null) => void,
    failed: (error: unknown) => void,
  ): void
}

interface Rules {
  readonly rules: readonly Rule[]
  readonly checks: Readonly<Record<string, { readonly after?: unknown } | undefined>>
}

interface Run {
  readonly context: unknown
  readonly options: unknown
  readonly pause: Pause
  readonly keeps: (verdict: NodeVerdict) => boolean
}

function passes({ any, all, none }: NodeVerdict): boolean {
  const isMet = any.length === 0 || any.some(({ result }) => result === true)
  return isMet && all.every(({ result }) => result === true) && none.every(({ result }) => result === false)
}

/** Null when nobody waits for it any more. */
async function resultOf(rule: Rule, { context, options, pause, keeps }: Run): Promise<RuleResult | null> {
  const resultFor = (nodes: TreeElement[]) =>
    (Object.assign(Object.create(rule), { gatherAndMatchNodes: () => nodes }) as Rule).runSync(context, options)
  const result = resultFor([])
  for (const node of rule.gather(context, options)) {
    const wait = pause()
    if (wait && !(await wait)) return null
    if (rule.matches(node.actualNode, node, context)) result.nodes.push(...resultFor([node]).nodes.filter(keeps))
  }
  return result
}

/** One audit: when it pauses, and what is said of how far it has come. */
export interface AuditRun {
  readonly pause: Pause
  readonly onProgress: (done: number, total: number) => void
}

/** Rules that axe has asked for, and those that have answered. */
interface Count {
  readonly run: AuditRun
  asked: number
  done: number
}

/**
 * axe asks all elements all its questions in one go; here the browser gets its turns between any two of them. Of elements
 * that pass nothing is kept, or axe would put all they passed into words, unless a rule compares them in the end.
 */
export function runRulesInTurns(axe: typeof AxeModule, runOfNow: () => AuditRun): void {
  // oxlint-disable-next-line no-underscore-dangle -- axe gives its rules no other name
  const { rules, checks } = (axe as unknown as { readonly _audit: Rules })._audit
  const compares = (check: CheckName) => checks[typeof check === 'string' ? check : check.id]?.after !== undefined
  let last: Promise<unknown> = Promise.resolve()
  let count: Count | null = null

  function countOfNow(): Count {
    const run = runOfNow()
    if (count?.run === run) return count
    count = { run, asked: 0, done: 0 }
    last = last.then(() => warmTree(axe, run.pause))
    return count
  }

  const matches = inlineRules(axe)
  for (const rule of rules) {
    rule.matches = matches.get(rule.id) ?? rule.matches
    const wantsAll = [...rule.any, ...rule.all, ...rule.none].some(compares)
    const keeps = (verdict: NodeVerdict) => wantsAll || !passes(verdict)
    rule.run = (context, options, settle, failed) => {
      const mine = countOfNow()
      const { pause, onProgress } = mine.run
      mine.asked += 1
      const tell = () => onProgress(++mine.done, mine.asked)
      last = last.then(() => resultOf(rule, { context, options, pause, keeps }).finally(tell)).then(settle, failed)
    }
  }
}
