import type { PageFailure } from '@pergola/contracts'
import { pageNameProblem } from '@pergola/site/project'
import { messages, nameProblems, reasons } from './messages.ts'

const aboutName: readonly PageFailure[] = ['name-empty', 'name-invalid', 'page-exists']

/** Another name would do; all else is as it was for any name, and may pass by itself. */
export function isAboutName(failure: PageFailure): boolean {
  return aboutName.includes(failure)
}

/** Why a page was not made, in words. Of a name that cannot be: what is wrong with it. */
export function refusalOf(failure: PageFailure, name: string): string {
  if (failure !== 'name-invalid') return reasons[failure]
  const problem = pageNameProblem(name)
  return problem ? nameProblems[problem](name.trim().toLowerCase()) : messages.invalid
}
