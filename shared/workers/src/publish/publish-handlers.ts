import type { Outcome } from '@pergola/contracts'
import {
  checkBuiltSite,
  outcomeOf,
  type Preparation,
  preparePublication,
  type PublishFailure,
  PublishProblem,
} from '@pergola/site/publish'
import type { Handlers } from '../calls/answer.ts'
import type { CallContext } from '../calls/messages.ts'
import { browserPorts } from './browser-ports.ts'
import { createKnownTargets } from './known-targets.ts'
import type { PublishVerbs } from './publish-verbs.ts'
import { readSite } from './read-site.ts'

/** A host may think for longer than a silent call is waited for. */
const stillThere = 5000

async function whileTalking<Value>(
  call: CallContext,
  work: (call: CallContext) => Promise<Value>,
): Promise<Outcome<Value, PublishFailure>> {
  let last = { done: 0, total: 0, label: '' }
  const talking: CallContext = {
    signal: call.signal,
    progress(progress) {
      last = progress
      call.progress(progress)
    },
  }
  const alive = setInterval(() => call.progress(last), stillThere)
  try {
    return await outcomeOf(() => work(talking))
  } finally {
    clearInterval(alive)
  }
}

export function publishHandlers(): Handlers<PublishVerbs> {
  const targets = createKnownTargets()
  /** What was compared last, by its target. */
  const held = new Map<string, Preparation>()

  return {
    targets: ({ projectId }) => targets.list(projectId),
    keepTarget: (given) => targets.keep(given),
    forgetTarget: ({ id }) => targets.forget(id),
    folderOf: ({ id }) => targets.folderOf(id),
    prepare: ({ id, zip }, call) =>
      whileTalking(call, async (talking) => {
        held.clear()
        const site = await readSite(zip)
        const preparation = await preparePublication(await targets.open(id, talking), site, browserPorts)
        held.set(id, preparation)
        const { plan, replaced, address, history } = preparation
        return { plan, replaced, address, history, findings: await checkBuiltSite(site) }
      }),
    publish: ({ id }, call) =>
      whileTalking(call, async (talking) => {
        const preparation = held.get(id)
        if (!preparation) throw new PublishProblem('conflict', 'It has to be compared again.')
        const publication = await (await targets.open(id, talking)).publish(preparation.site, preparation.plan)
        held.delete(id)
        await targets.used(id)
        return publication
      }),
    rollBack: ({ id, publication }, call) =>
      whileTalking(call, async (talking) => (await targets.open(id, talking)).rollBack(publication)),
    forgetHistory: ({ id }, call) =>
      whileTalking(call, async (talking) => {
        await (await targets.open(id, talking)).forget?.()
        return undefined
      }),
  }
}
