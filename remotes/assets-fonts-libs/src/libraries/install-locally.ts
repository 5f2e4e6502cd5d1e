import { writeFailures } from '@pergola/contracts'
import type { FileChange, Library, Project } from '@pergola/contracts'
import { readModels } from '@pergola/site/rest-models'
import { listed } from '../messages.ts'
import { changeLibraries, currentLists, writableProject } from './change-libraries.ts'
import { fetchLibrary, kindOfFile } from './fetch-library.ts'
import { globalsOf, typesFolder, typingsOf } from './library-globals.ts'
import {
  allLibraries,
  folderOf,
  libraryGroups,
  listsOf,
  type LibraryGroup,
  type LibraryLists,
} from './library-lists.ts'
import type { LibraryServices } from './library-services.ts'
import { libraryMessages as messages } from './messages.ts'
import { fileChange, freePath } from './new-library.ts'

const fetchModels = 'models.fetch-missing'

/** How much of what a project uses it does not hold: files, typings, answers. An export leaves the last two behind. */
export function notHere(services: LibraryServices, project: Project | null) {
  const libraries = allLibraries(listsOf(project))
  const models = services.commands?.find(fetchModels)?.enabled ? readModels(project?.restAPIModels ?? []) : []
  return {
    distant: libraries.filter(({ isCDN }) => isCDN).length,
    untyped: services.preview?.globalsOf ? libraries.filter(isUntyped).length : 0,
    models: models.filter(({ model }) => model.response === '' && model.url !== '').length,
  }
}

function isUntyped({ fileType, globalName, typesPath, isCDN }: Library): boolean {
  return fileType === 'js' && globalName !== '' && typesPath === '' && !isCDN
}

interface Brought {
  readonly lists: LibraryLists
  readonly change: FileChange
  readonly lost: readonly string[]
}

/**
 * The files of libraries that pages fetch from elsewhere come into the project, which then needs nobody: one step. So do
 * typings that are missing and, as a step of their own, answers of models. What does not come stays as it is.
 */
export async function installLocally(services: LibraryServices): Promise<void> {
  const { toasts, projects, commands } = services
  if (!writableProject(services)) return
  if (projects.state.getState().open?.trust === 'restricted') return toasts.warning(messages.restricted)
  if (!navigator.onLine) return toasts.warning(messages.offline)
  await installLibraries(services)
  if (commands?.find(fetchModels)?.enabled) await commands.run(fetchModels)
}

async function installLibraries(services: LibraryServices): Promise<void> {
  const { toasts } = services
  const before = currentLists(services)
  if (!allLibraries(before).some((library) => library.isCDN || isUntyped(library))) return
  const finish = toasts.loading(messages.installing)
  const { lists, change, lost } = await bring(services, before).finally(finish)
  if (lost.length > 0) toasts.error(messages.failed, messages.notCome(listed(lost)))
  // Somebody took another step meanwhile: what was fetched belongs to lists that are gone.
  if (libraryGroups.some((group) => currentLists(services)[group] !== before[group])) return
  if (libraryGroups.every((group) => lists[group] === before[group])) return
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
      if (!library.isCDN && !isUntyped(library)) continue
      const file = await fileOf(services, library)
      if (!file) {
        if (library.isCDN) lost.push(library.name)
        continue
      }
      const home = await homeOf(services, { library, group, file, change })
      const { files, contents } = home.change
      change = { files: { ...change.files, ...files }, contents: { ...change.contents, ...contents } }
      lists = { ...lists, [group]: lists[group].with(index, home.library) }
    }
  }
  return { lists, change, lost }
}

async function fileOf(
  { projects }: LibraryServices,
  { isCDN, fileUrl, fileType, path }: Library,
): Promise<Blob | null> {
  if (!isCDN) {
    const stored = await projects.readFile(path)
    return stored.ok ? new Blob([await stored.value.arrayBuffer()]) : null
  }
  const fetched = await fetchLibrary(fileUrl)
  return fetched.ok && kindOfFile(fetched.type, fileUrl) === fileType ? fetched.file : null
}

interface Coming {
  readonly library: Library
  readonly group: LibraryGroup
  readonly file: Blob
  /** What comes with it. */
  readonly change: FileChange
}

/** A library that is here with all it needs, and its files that are new. */
async function homeOf(services: LibraryServices, coming: Coming): Promise<{ library: Library; change: FileChange }> {
  const { library, group, file, change } = coming
  const typed = await withTypings(services, coming)
  if (!library.isCDN) return typed
  const taken = [...Object.keys(change.files), ...Object.keys(change.contents ?? {})]
  const path = freePath(services, folderOf(group), `${library.name}.${library.fileType}`, taken)
  const { files, contents = {} } = await fileChange(path, file)
  const here = { path, isCDN: false, isLocal: true, size: file.size / 1024 / 1024 }
  return { library: { ...typed.library, ...here }, change: { files: { ...typed.change.files, ...files }, contents } }
}

async function withTypings(services: LibraryServices, { library, file, change }: Coming) {
  if (!services.preview?.globalsOf || !isUntyped({ ...library, isCDN: false }))
    return { library, change: { files: {} } }
  const found = await globalsOf(services, { file, fileType: library.fileType })
  // Named by a person, and not found when it ran alone: then only its name is known.
  const globals = found.length > 0 ? found : [{ name: library.globalName, kind: 'value' as const, members: [] }]
  const typesPath = typesFolder(services, library.name, Object.keys(change.files))
  return {
    library: { ...library, typesPath },
    change: { files: { [`${typesPath}/index.d.ts`]: typingsOf(globals) } },
  }
}
