import { fail, type Outcome, succeed } from '@pergola/contracts'
import type { FileMarks, Publication } from './manifest.ts'
import { type BuiltSite, marksOf } from './marks-of.ts'
import { planPublication, type PublicationPlan } from './publication-plan.ts'
import type { PublishPorts } from './publish-ports.ts'
import { type PublishFailure, PublishProblem } from './publish-problem.ts'
import type { PublishTarget, SiteToPublish } from './publish-target.ts'

/** What a person is asked about before anything is changed at the target. */
export interface Preparation {
  readonly plan: PublicationPlan
  readonly site: SiteToPublish
  /** Files at the target that are not from us and would be replaced. */
  readonly replaced: readonly string[]
  readonly address: string | null
  readonly history: readonly Publication[]
}

/** Compares a built site with what its target has. */
export async function preparePublication(
  target: PublishTarget,
  built: BuiltSite,
  ports: Pick<PublishPorts, 'digest'>,
): Promise<Preparation> {
  const files: FileMarks = await marksOf(built, target.marks, ports)
  const [{ last, unsure, replaced }, address, history] = await Promise.all([
    target.state(files),
    target.address(),
    target.history(),
  ])
  const plan = planPublication({ site: files, last, unsure })
  return { plan, site: { files, read: (path) => built.read(path) }, replaced, address, history }
}

/** What the target throws, as an outcome that can cross to another thread. */
export async function outcomeOf<Value>(work: () => Promise<Value>): Promise<Outcome<Value, PublishFailure>> {
  try {
    return succeed(await work())
  } catch (error) {
    if (error instanceof PublishProblem) return fail(error.failure, error.detail)
    throw error
  }
}
