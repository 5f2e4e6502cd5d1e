import type { Pause } from '@pergola/site/html'
import type * as AxeModule from 'axe-core'

/** An element in axe's own tree. */
interface AxeNode {
  readonly actualNode: Element
}

interface RuleResult {
  readonly nodes: unknown[]
}

/** What axe's rules are inside; its version stands fixed, and a test compares the outcome with that of axe alone. */
interface Rule {
  gather(context: unknown, options: unknown): AxeNode[]
  matches(element: Element, node: AxeNode, context: unknown): boolean
  gatherAndMatchNodes(context: unknown, options: unknown): AxeNode[]
  runSync(context: unknown, options: unknown): RuleResult
  run(
    context: unknown,
    options: unknown,
    done: (result: RuleResult | null) => void,
    failed: (error: unknown) => void,
  ): void
}

interface Run {
  readonly context: unknown
  readonly options: unknown
  readonly pause: Pause
}

/** Null when nobody waits for it any more. */
async function resultOf(rule: Rule, { context, options, pause }: Run): Promise<RuleResult | null> {
  const resultFor = (nodes: AxeNode[]) =>
    (Object.assign(Object.create(rule), { gatherAndMatchNodes: () => nodes }) as Rule).runSync(context, options)
  const result = resultFor([])
  for (const node of rule.gather(context, options)) {
    const wait = pause()
    if (wait && !(await wait)) return null
    if (rule.matches(node.actualNode, node, context)) result.nodes.push(...resultFor([node]).nodes)
  }
  return result
}

/** axe asks all elements all its questions in one go; here the browser gets its turns between any two of them. */
export function runRulesInTurns(axe: typeof AxeModule, pauseOfNow: () => Pause): void {
  // oxlint-disable-next-line no-underscore-dangle -- axe gives its rules no other name
  const { rules } = (axe as unknown as { readonly _audit: { readonly rules: readonly Rule[] } })._audit
  let last: Promise<unknown> = Promise.resolve()
  for (const rule of rules) {
    rule.run = (context, options, done, failed) => {
      last = last.then(() => resultOf(rule, { context, options, pause: pauseOfNow() })).then(done, failed)
    }
  }
}
