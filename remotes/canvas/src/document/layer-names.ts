import type { Project } from '@pergola/contracts'
import type { NamesByPlace } from '../layers/labels.ts'

/** Key of the record under which names of layers are kept, per page. */
export const namesKey = 'layerNames'

type AllNames = Readonly<Record<string, NamesByPlace>>

function allNames(project: Project): AllNames {
  const kept: unknown = project[namesKey]
  return kept !== null && typeof kept === 'object' ? (kept as AllNames) : {}
}

/** The names of one page; what came from outside and is no name is passed over. */
export function namesOf(project: Project, page: string): NamesByPlace {
  const names: unknown = Object.hasOwn(allNames(project), page) ? allNames(project)[page] : null
  if (names === null || typeof names !== 'object') return {}
  const entries = Object.entries(names as Record<string, unknown>)
  return Object.fromEntries(entries.filter(([, label]) => typeof label === 'string')) as NamesByPlace
}

export function withNames(project: Project, page: string, names: NamesByPlace): AllNames {
  const { [page]: _replaced, ...others } = allNames(project)
  return Object.keys(names).length > 0 ? { ...others, [page]: names } : others
}

/** What a person calls a symbol; undefined for one that the project does not know. */
export function symbolName({ symbols }: Project, id: string): string | undefined {
  return (Object.hasOwn(symbols, id) && symbols[id]?.label) || undefined
}
