import { paths } from '@pergola/contracts'
import type { Library, Project } from '@pergola/contracts'

/** In the order a page has them. */
export const libraryGroups = ['jsHeaderLibs', 'jsFooterLibs', 'cssLibs'] as const
export type LibraryGroup = (typeof libraryGroups)[number]
export type LibraryLists = Readonly<Record<LibraryGroup, readonly Library[]>>

/** Ids of a record from outside may be anything: a library is known by where it stands. */
export interface LibraryPlace {
  readonly group: LibraryGroup
  readonly index: number
}

/** Annex §9.4; what stands elsewhere was brought by an import. */
const folders: Readonly<Record<LibraryGroup, string>> = {
  jsHeaderLibs: `${paths.libs}/js/header/`,
  jsFooterLibs: `${paths.libs}/js/footer/`,
  cssLibs: `${paths.libs}/css/`,
}

export function folderOf(group: LibraryGroup): string {
  return folders[group]
}

export function isInOwnFolder(path: string): boolean {
  return libraryGroups.some((group) => path.startsWith(folders[group]))
}

export function listsOf(project: Project | null): LibraryLists {
  return {
    jsHeaderLibs: project?.jsHeaderLibs ?? [],
    jsFooterLibs: project?.jsFooterLibs ?? [],
    cssLibs: project?.cssLibs ?? [],
  }
}

export function allLibraries(lists: LibraryLists): readonly Library[] {
  return libraryGroups.flatMap((group) => lists[group])
}

export function libraryAt(lists: LibraryLists, { group, index }: LibraryPlace): Library | undefined {
  return lists[group][index]
}

/** Scripts stand among scripts. */
export function mayStandIn(group: LibraryGroup, other: LibraryGroup): boolean {
  return (group === 'cssLibs') === (other === 'cssLibs')
}

/** The index counts without the library itself. */
export function withMoved(lists: LibraryLists, from: LibraryPlace, to: LibraryPlace): LibraryLists {
  const library = libraryAt(lists, from)
  if (!library || !mayStandIn(from.group, to.group)) return lists
  return withAdded(withoutOne(lists, from), library, to)
}

export function withAdded(lists: LibraryLists, library: Library, { group, index }: LibraryPlace): LibraryLists {
  const placed = { ...library, header: group === 'jsHeaderLibs', footer: group === 'jsFooterLibs' }
  return { ...lists, [group]: lists[group].toSpliced(index, 0, placed) }
}

export function withoutOne(lists: LibraryLists, { group, index }: LibraryPlace): LibraryLists {
  return { ...lists, [group]: lists[group].toSpliced(index, 1) }
}

export function withEdited(lists: LibraryLists, { group, index }: LibraryPlace, change: Partial<Library>) {
  const edited = lists[group].map((library, at) => (at === index ? { ...library, ...change } : library))
  return { ...lists, [group]: edited } satisfies LibraryLists
}

export function placeOfName(lists: LibraryLists, name: string, fileType: Library['fileType']): LibraryPlace | null {
  const groups = libraryGroups.filter((group) => (group === 'cssLibs') === (fileType === 'css'))
  for (const group of groups) {
    const index = lists[group].findIndex((library) => library.name.toLowerCase() === name.toLowerCase())
    if (index !== -1) return { group, index }
  }
  return null
}

export function isGlobalTaken(lists: LibraryLists, globalName: string, except?: Library): boolean {
  const scripts = [...lists.jsHeaderLibs, ...lists.jsFooterLibs]
  return globalName !== '' && scripts.some((library) => library !== except && library.globalName === globalName)
}
