import { writeFailures } from '@pergola/contracts'
import type { Library } from '@pergola/contracts'
import { changeLibraries, currentLists, writableProject } from './change-libraries.ts'
import { freePath } from './new-library.ts'
import {
  allLibraries,
  folderOf,
  isGlobalTaken,
  isInOwnFolder,
  libraryAt,
  withEdited,
  withMoved,
  type LibraryPlace,
} from './library-lists.ts'
import type { LibraryServices } from './library-services.ts'
import { libraryMessages as messages } from './messages.ts'

type Options = Partial<Pick<Library, 'async' | 'defer' | 'globalName'>>

export async function editLibrary(services: LibraryServices, place: LibraryPlace, change: Options): Promise<void> {
  const { toasts } = services
  const lists = currentLists(services)
  const library = libraryAt(lists, place)
  if (!library || !writableProject(services)) return
  if (isGlobalTaken(lists, change.globalName ?? '', library)) return toasts.error(messages.globalUsed)
  const step = messages.editStep(library.name)
  const outcome = await changeLibraries(services, withEdited(lists, place, change), step)
  if (!outcome.ok) toasts.error(messages.notChanged, messages.about(library.name, writeFailures[outcome.failure]))
}

/** The index counts without the library itself; one too high is the end. Between head and foot its file moves to the folder of its list. */
export async function moveLibrary(
  services: LibraryServices,
  from: LibraryPlace,
  wanted: LibraryPlace,
): Promise<boolean> {
  const lists = currentLists(services)
  const last = lists[wanted.group].length - (from.group === wanted.group ? 1 : 0)
  const to = { group: wanted.group, index: Math.min(wanted.index, last) }
  const library = libraryAt(lists, from)
  const isThere = from.group === to.group && from.index === to.index
  if (!library || isThere || !writableProject(services)) return false
  const moved = withMoved(lists, from, to)
  if (moved === lists) return false
  const path = from.group === to.group ? library.path : pathIn(services, library, to)
  const change = path === library.path ? {} : { moved: { [path]: library.path } }
  const next = path === library.path ? moved : withEdited(moved, to, { path })
  const outcome = await changeLibraries(services, next, messages.moveStep(library.name), change)
  if (!outcome.ok)
    services.toasts.error(messages.notChanged, messages.about(library.name, writeFailures[outcome.failure]))
  return outcome.ok
}

function pathIn(services: LibraryServices, library: Library, { group }: LibraryPlace): string {
  const { path } = library
  const files = services.projects.state.getState().open?.files ?? {}
  const others = allLibraries(currentLists(services)).filter((other) => other !== library)
  const stays = library.isCDN || !isInOwnFolder(path) || !Object.hasOwn(files, path)
  if (stays || others.some((other) => other.path === path)) return path
  return freePath(services, folderOf(group), path.slice(path.lastIndexOf('/') + 1))
}
