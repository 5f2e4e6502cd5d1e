/** The page that an address of the editor names: `?project=…&page=…`, beside the routes of the specification. */
export interface NamedPage {
  readonly projectId: string
  /** Null for the start page. */
  readonly pageName: string | null
}

const parameters = { project: 'project', page: 'page' } as const
/** What an address may name: anybody can write one. */
const sound = /^[\w-]{1,100}$/

/** Of the part of an address behind its path; null when it names no project. */
export function readNamedPage(search: string): NamedPage | null {
  const asked = new URLSearchParams(search)
  const projectId = asked.get(parameters.project) ?? ''
  return sound.test(projectId) ? { projectId, pageName: asked.get(parameters.page) } : null
}

/** The part of an address behind its path. The start page needs no name. */
export function searchOf(named: NamedPage | null): string {
  if (named === null || !sound.test(named.projectId)) return ''
  const { projectId, pageName } = named
  const asked = new URLSearchParams({ [parameters.project]: projectId })
  if (pageName !== null && pageName !== 'index') asked.set(parameters.page, pageName)
  return `?${asked}`
}

export const isSamePage = (one: NamedPage | null, other: NamedPage | null) => searchOf(one) === searchOf(other)
