import { writeFailures } from '@pergola/contracts'
import type { FileChange } from '@pergola/contracts'
import { listed } from '../messages.ts'
import { changeLibraries, currentLists, writableProject } from './change-libraries.ts'
import { fetchLibrary, kindOfFile } from './fetch-library.ts'
import { allLibraries, folderOf, libraryGroups, type LibraryLists } from './library-lists.ts'
import type { LibraryServices } from './library-services.ts'
import { libraryMessages as messages } from './messages.ts'
import { fileChange, freePath } from './new-library.ts'

interface Brought {
  readonly lists: LibraryLists
  readonly change: FileChange
  readonly lost: readonly string[]
}

/**
 * The files of libraries that pages fetch from elsewhere come into the project, which then needs nobody: one step. What
 * does not come stays as it is.
 */
export async function installLocally(services: LibraryServices): Promise<void> {
  const { toasts, projects } = services
  if (!writableProject(services)) return
  if (projects.state.getState().open?.trust === 'restricted') return toasts.warning(messages.restricted)
  if (!navigator.onLine) return toasts.warning(messages.offline)
  const before = currentLists(services)
  const finish = toasts.loading(messages.installing)
  const { lists, change, lost } = await bring(services, before).finally(finish)
  if (lost.length > 0) toasts.error(messages.failed, messages.notCome(listed(lost)))
  // Somebody took another step meanwhile: what was fetched belongs to lists that are gone.
  if (libraryGroups.some((group) => currentLists(services)[group] !== before[group])) return
  if (allLibraries(before).filter(({ isCDN }) => isCDN).length === lost.length) return
  const outcome = await changeLibraries(services, lists, messages.downloadStep, change)
  if (outcome.ok) toasts.success(messages.done)
  else toasts.error(messages.failed, writeFailures[outcome.failure])
}

async function bring(services: LibraryServices, before: LibraryLists): Promise<Brought> {
  let lists = before
  let change: FileChange = { files: {}, contents: {} }
  const lost: string[] = []
  for (const group of libraryGroups) {
    for (const [index, library] of before[group].entries()) {
      if (!library.isCDN) continue
      const fetched = await fetchLibrary(library.fileUrl)
      const isSame = fetched.ok && kindOfFile(fetched.type, library.fileUrl) === library.fileType
      if (!isSame) {
        lost.push(library.name)
        continue
      }
      const taken = [...Object.keys(change.files), ...Object.keys(change.contents ?? {})]
      const path = freePath(services, folderOf(group), `${library.name}.${library.fileType}`, taken)
      const { files, contents } = await fileChange(path, fetched.file)
      change = { files: { ...change.files, ...files }, contents: { ...change.contents, ...contents } }
      const local = { ...library, path, isCDN: false, isLocal: true, size: fetched.file.size / 1024 / 1024 }
      lists = { ...lists, [group]: lists[group].with(index, local) }
    }
  }
  return { lists, change, lost }
}
