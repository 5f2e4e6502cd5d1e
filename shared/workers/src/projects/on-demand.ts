import type { Handlers } from '../calls/answer.ts'
import { fetchPart } from '../calls/fetch-part.ts'
import type { CallContext } from '../calls/messages.ts'
import type { ProjectVerbs } from './project-verbs.ts'
import type { WorkerContext } from './worker-context.ts'

type AnyHandler = (input: unknown, call: CallContext) => Promise<unknown>

/**
 * Verbs whose code is fetched when the first of them is asked for: what reads, builds or packs pages is heavy, and a
 * project opens without it. What could not be fetched is asked for again with the next call.
 */
export function onDemand<Verb extends keyof ProjectVerbs>(
  context: WorkerContext,
  names: readonly Verb[],
  load: () => Promise<(context: WorkerContext) => Pick<Handlers<ProjectVerbs>, Verb>>,
): Pick<Handlers<ProjectVerbs>, Verb> {
  let made: Pick<Handlers<ProjectVerbs>, Verb> | null = null

  async function verbs() {
    if (made) return made
    const make = await fetchPart(load)
    made ??= make(context)
    return made
  }

  const handlers = names.map((name): [Verb, AnyHandler] => [
    name,
    async (input, call) => ((await verbs())[name] as AnyHandler)(input, call),
  ])
  return Object.fromEntries(handlers) as unknown as Pick<Handlers<ProjectVerbs>, Verb>
}
