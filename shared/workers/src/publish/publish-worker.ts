import { fail } from '@pergola/contracts'
import type { Dispose, LongWork, Outcome } from '@pergola/contracts'
import { createCaller } from '../calls/caller.ts'
import type { Answer, InputOf, ValueOf } from '../calls/messages.ts'
import type { PublishVerbs } from './publish-verbs.ts'

export { isUpToDate, publishReasons, targetKind, targetKinds } from '@pergola/site/publish'
export type {
  Publication,
  PublicationPlan,
  PublishFailure,
  SiteFinding,
  TargetField,
  TargetKind,
  TargetKindName,
  TargetValues,
} from '@pergola/site/publish'
export type { KnownTarget, Prepared, TargetToKeep } from './publish-verbs.ts'

type OfOutcome<Verb> =
  ValueOf<Verb> extends Outcome<infer Value, infer Failure> ? Outcome<Value, Failure | 'worker-lost'> : never

export interface PublishWorker {
  ask<Verb extends 'keepTarget' | 'prepare' | 'publish' | 'rollBack' | 'forgetHistory'>(
    verb: Verb,
    input: InputOf<PublishVerbs[Verb]>,
    work?: LongWork,
  ): Promise<OfOutcome<PublishVerbs[Verb]>>
  read<Verb extends 'targets' | 'folderOf' | 'forgetTarget'>(
    verb: Verb,
    input: InputOf<PublishVerbs[Verb]>,
  ): Promise<ValueOf<PublishVerbs[Verb]> | null>
  readonly dispose: Dispose
}

/** Started when the screen of publishing is opened. */
export function createPublishWorker(): PublishWorker {
  const caller = createCaller<PublishVerbs, never>({
    spawn: () => new Worker(new URL('./publish.worker.ts', import.meta.url), { type: 'module' }),
    onEvent: () => undefined,
    onLost: () => undefined,
  })
  return {
    ask: async (verb, input, work) =>
      flat((await caller.call(verb, input, work)) as Answer<Outcome<unknown, string>>) as never,
    async read(verb, input) {
      const answer = await caller.call(verb, input)
      return answer.ok ? answer.value : null
    },
    dispose: caller.dispose,
  }
}

function flat<Value, Failure extends string>(answer: Answer<Outcome<Value, Failure>>) {
  if (answer.ok) return answer.value
  return answer.failure === 'timed-out' ? fail('unreachable', answer.detail) : fail(answer.failure, answer.detail)
}
