import { writeFailures } from '@pergola/contracts'
import type { FileChange, Library, Project } from '@pergola/contracts'
import { readModels } from '@pergola/site/rest-models'
import { firstOf } from '@pergola/ui'
import { changeLibraries, currentLists, writableProject } from './change-libraries.ts'
import { fetchLibrary, kindOfFile } from './fetch-library.ts'
import { globalsOf, typesFolder, typingsOf } from './library-globals.ts'
import {
  allLibraries,
  folderOf,
  libraryGroups,
  listsOf,
  withEdited,
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

/** What a library becomes when its file, its typings or both are here. */
interface Brought {
  readonly group: LibraryGroup
  readonly former: Library
  readonly home: Partial<Library>
  readonly change: FileChange
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
  const { brought, lost } = await bring(services, before).finally(finish)
  // Read only now: while they were fetched, others may have come, gone or changed.
  const lists = currentLists(services)
  const { change, ...next } = withBrought(lists, brought)
  const left = [...lost, ...next.left]
  if (left.length > 0) toasts.error(messages.failed, messages.notCome(firstOf(left)))
  if (libraryGroups.every((group) => next.lists[group] === lists[group])) return
  const outcome = await changeLibraries(services, next.lists, messages.downloadStep, change)
  if (outcome.ok) toasts.success(messages.done)
  else toasts.error(messages.failed, writeFailures[outcome.failure])
}

async function bring(services: LibraryServices, before: LibraryLists) {
  const brought: Brought[] = []
  const lost: string[] = []
  for (const group of libraryGroups) {
    for (const library of before[group].filter((each) => each.isCDN || isUntyped(each))) {
      const file = await fileOf(services, library)
      if (file) {
        const change = joined(brought)
        brought.push({ group, former: library, ...(await homeOf(services, { library, group, file, change })) })
      } else if (library.isCDN) lost.push(library.name)
    }
  }
  return { brought, lost }
}

function joined(brought: readonly Pick<Brought, 'change'>[]): FileChange {
  return {
    files: Object.assign({}, ...brought.map(({ change }) => change.files)),
    contents: Object.assign({}, ...brought.map(({ change }) => change.contents)),
  }
}

/** Each where it stands now, with what else has become of it; names of those that are as they were nowhere. */
function withBrought(current: LibraryLists, brought: readonly Brought[]) {
  let lists = current
  const found: Brought[] = []
  for (const each of brought) {
    const { group, former, home } = each
    const index = lists[group].findIndex((library) => marks.every((mark) => library[mark] === former[mark]))
    if (index === -1) continue
    found.push(each)
    lists = withEdited(lists, { group, index }, home)
  }
  const left = brought.filter((each) => each.former.isCDN && !found.includes(each)).map(({ former }) => former.name)
  return { lists, change: joined(found), left }
}

/** What an entry is known by; ids of a record from outside may stand twice. */
const marks = ['id', 'isCDN', 'fileUrl', 'path', 'typesPath'] as const

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

/** What is new of a library that is here with all it needs, and the files of it that are. */
async function homeOf(services: LibraryServices, coming: Coming): Promise<Pick<Brought, 'home' | 'change'>> {
  const { library, group, file, change } = coming
  const typed = await typingsFor(services, coming)
  if (!library.isCDN) return typed
  const taken = [...Object.keys(change.files), ...Object.keys(change.contents ?? {})]
  const path = freePath(services, folderOf(group), `${library.name}.${library.fileType}`, taken)
  const { files, contents = {} } = await fileChange(path, file)
  const here = { path, isCDN: false, isLocal: true, size: file.size / 1024 / 1024 }
  return { home: { ...typed.home, ...here }, change: { files: { ...typed.change.files, ...files }, contents } }
}

async function typingsFor(
  services: LibraryServices,
  { library, file, change }: Coming,
): Promise<Pick<Brought, 'home' | 'change'>> {
  if (!services.preview?.globalsOf || !isUntyped({ ...library, isCDN: false }))
    return { home: {}, change: { files: {} } }
  const { globals: found } = await globalsOf(services, { file, fileType: library.fileType })
  // Named by a person, and not found when it ran alone: then only its name is known.
  const globals = found.length > 0 ? found : [{ name: library.globalName, kind: 'value' as const, members: [] }]
  const typesPath = typesFolder(services, library.name, Object.keys(change.files))
  return { home: { typesPath }, change: { files: { [`${typesPath}/index.d.ts`]: typingsOf(globals) } } }
}
