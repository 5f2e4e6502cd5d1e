import type { ImportFailure, Outcome, ProjectsService, SaveFailure } from '@pergola/contracts'
import { importReasons, messages, saveReasons } from '../messages.ts'
import type { Starter } from '../starters/starter-list.ts'

export interface NewProject {
  readonly name: string
  readonly description: string
  /** Null makes a blank site. */
  readonly starter: Starter | null
}

type CreateFailure = 'name-empty' | 'not-fetched' | SaveFailure | ImportFailure

/** Makes a blank site, or one that begins with a starter, whose zip is fetched for it. */
export async function createProject(
  projects: Pick<ProjectsService, 'create' | 'createFrom'>,
  { starter, ...input }: NewProject,
): Promise<Outcome<{ id: string }, CreateFailure>> {
  if (!starter || !projects.createFrom) return projects.create(input)
  if (input.name.trim() === '') return { ok: false, failure: 'name-empty' }
  const { fetchStarter } = await import('../starters/use-starter.ts')
  const zip = await fetchStarter(starter)
  return zip ? projects.createFrom(zip, input) : { ok: false, failure: 'not-fetched' }
}

export function reasonOf(failure: CreateFailure): string {
  if (failure === 'name-empty') return messages.nameMissing
  if (failure === 'not-fetched') return messages.starterMissing
  return failure in saveReasons ? saveReasons[failure as SaveFailure] : importReasons[failure as ImportFailure]
}
