import type { PreviewFile, PreviewSource } from '@pergola/workers/client'
import { restrictedPolicy } from './restricted-policy.ts'
import type { SandboxBridge } from './sandbox-bridge.ts'

/** What is pushed, and where. */
interface Target {
  readonly projectId: string
  /** The project's name on its origin. */
  readonly site: string
  readonly bridge: SandboxBridge | null
  readonly areStill: boolean
}

/** What was pushed last, so that the next push is the difference; the bytes serve a deployment with one origin. */
export interface PushedFiles {
  all(): ReadonlyMap<string, PreviewFile>
  /** The same without what an origin of pages cannot serve. */
  served(): readonly PreviewFile[]
  /** Whether nothing runs in the pages among them. */
  areStill(): boolean
  /** The next push brings all of them. */
  forget(): void
  /** False when the sandbox refused; null when there is nothing to push. Without a sandbox they are only held here. */
  bringUpToDate(target: Target): Promise<boolean | null>
}

const ownFiles = /^__(bridge|sandbox-worker)\./

/** Two names are the sandbox's own: a site that has them is shown without. */
const isServed = ({ path }: PreviewFile) => !ownFiles.test(path)

export function createPushedFiles(source: PreviewSource): PushedFiles {
  const held = new Map<string, PreviewFile>()
  let project = ''
  let generation = 0
  let still = false

  const forget = () => {
    generation = 0
  }

  async function bringUpToDate(target: Target): Promise<boolean | null> {
    const { projectId, site, bridge, areStill } = target
    // A file keeps the policy that it was pushed with: under another one all are pushed anew.
    const isKnown = projectId === project && areStill === still
    const since = isKnown ? generation : 0
    const changes = await source.changes(projectId, since)
    if (!changes) return null
    if (changes.reset || projectId !== project) held.clear()
    for (const path of changes.remove) held.delete(path)
    for (const file of changes.put) held.set(file.path, file)
    ;[project, still, generation] = [projectId, areStill, changes.generation]
    const put = changes.put.filter(isServed)
    const part = { ...(changes.reset ? { whole: true } : { since }), ...(areStill && { policy: restrictedPolicy }) }
    const push = { generation, reset: false, site, ...part, put, del: changes.remove }
    const answer = bridge ? await bridge.push(push) : 'kept'
    if (answer === 'kept') return true
    forget()
    return answer === 'behind' && !changes.reset ? bringUpToDate(target) : false
  }

  return {
    bringUpToDate,
    all: () => held,
    served: () => [...held.values()].filter(isServed),
    areStill: () => still,
    forget,
  }
}
