import { fail } from '../outcome.ts'
import type { Outcome } from '../outcome.ts'

type FailureOf<Verb> = Verb extends (...given: never[]) => Promise<infer Answer>
  ? Answer extends Outcome<unknown, infer Failure>
    ? Failure
    : never
  : never

export interface CanFail<Service> {
  /** The next call of the verb answers this failure and does nothing. */
  failNext<Verb extends keyof Service>(verb: Verb, failure: FailureOf<Service[Verb]>, detail?: string): void
}

export function withFailures<Service extends object>(service: Service): Service & CanFail<Service> {
  const planned = new Map<PropertyKey, { ok: false; failure: string; detail?: string }[]>()
  const wrapped = Object.entries(service).map(([verb, member]: [string, unknown]) => {
    if (typeof member !== 'function') return [verb, member]
    const run = member.bind(service) as (...given: unknown[]) => unknown
    return [verb, (...given: unknown[]) => planned.get(verb)?.shift() ?? run(...given)]
  })
  const plan: CanFail<Service> = {
    failNext(verb, failure, detail) {
      planned.set(verb, [...(planned.get(verb) ?? []), fail<string>(failure, detail)])
    },
  }
  return Object.assign(Object.fromEntries(wrapped) as Service, plan)
}
