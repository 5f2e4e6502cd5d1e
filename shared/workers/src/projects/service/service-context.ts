import { fail } from '@pergola/contracts'
import type { LongWork, Outcome, ProjectSettings } from '@pergola/contracts'
import type { TabBus } from '../../bus.ts'
import type { Caller } from '../../calls/caller.ts'
import type { Answer, InputOf, ValueOf } from '../../calls/messages.ts'
import type { EarlierLife } from '../earlier-life.ts'
import type { ProjectVerbs } from '../project-verbs.ts'
import type { ProjectsStore } from '../projects-store.ts'
import type { SavedChange } from '../saved-change.ts'

export interface ProjectsServiceOptions {
  readonly bus: TabBus
  readonly store: ProjectsStore
  readonly caller: Caller<ProjectVerbs>
  readonly settings: () => ProjectSettings
  readonly earlierLife: EarlierLife
  readonly historyLimit: HistoryLimit
}

/** Kept for this browser; null where nobody has said. */
export interface HistoryLimit {
  read(): number | null
  write(bytes: number): void
}

export type Ask = <Verb extends keyof ProjectVerbs>(
  verb: Verb,
  input: InputOf<ProjectVerbs[Verb]>,
  work?: LongWork,
) => Promise<Answer<ValueOf<ProjectVerbs[Verb]>>>

export interface ServiceContext extends ProjectsServiceOptions {
  readonly tab: string
  readonly ask: Ask
  readonly saved: (change: SavedChange) => void
  readonly measure: () => Promise<void>
}

/** The answer of a verb that answers with an outcome; a lost or slow worker is one more way to fail. */
export function flat<Value, Failure extends string>(
  answer: Answer<Outcome<Value, Failure>>,
): Outcome<Value, Failure | 'worker-lost'> {
  if (answer.ok) return answer.value
  return fail('worker-lost', answer.detail ?? answer.failure)
}
