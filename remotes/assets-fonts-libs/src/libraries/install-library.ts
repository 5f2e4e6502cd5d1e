import { writeFailures } from '@pergola/contracts'
import type { Library, ScriptGlobal } from '@pergola/contracts'
import { changeLibraries, currentLists, writableProject } from './change-libraries.ts'
import { globalsOf, mainGlobal, type FoundGlobals } from './library-globals.ts'
import {
  isGlobalTaken,
  libraryAt,
  placeOfName,
  withAdded,
  withEdited,
  type LibraryGroup,
  type LibraryPlace,
} from './library-lists.ts'
import type { LibraryServices } from './library-services.ts'
import { madeFor, sourceOfAddress, sourceOfFile, type LibrarySource, type ScriptKind } from './library-source.ts'
import { mayInstall } from './may-install.ts'
import { libraryMessages as messages } from './messages.ts'
import { newLibrary } from './new-library.ts'
import type { LibraryChoice } from './library-choice.ts'

const no = (_told: void) => false

/** True when it stands in the list and its file in the project; what went wrong is said. Until it stands there it can be given up. */
export async function installLibrary(
  services: LibraryServices,
  choice: LibraryChoice,
  giveUp?: AbortSignal,
): Promise<boolean> {
  const { file } = choice
  const [name, url] = [choice.name.trim(), choice.url.trim()]
  if (name === '' || (!file && url === '')) return no(services.toasts.warning(messages.fillAll))
  if (!writableProject(services)) return false
  const source = file ? sourceOfFile(services, { file, name }) : await sourceOfAddress(services, { url, name, giveUp })
  if (!source || !(await mayInstall(services, source, name))) return false
  const found = await placeFor(services, name, source.fileType)
  if (found === 'cancelled') return false
  const { globals, run } = await globalsOf(services, source)
  if (giveUp?.aborted) return false
  const globalName = choice.globalName.trim() || mainGlobal(unusedOf(services, globals, found), name)
  // A script that brought a global name runs as it is, whatever its text looks like.
  const kind = globals.length === 0 ? await madeFor(source) : null
  const isDone = await addLibrary(services, { choice: { ...choice, globalName }, source, found, globals, kind })
  if (isDone) warnOf(services, { name, kind, run })
  return isDone
}

/** What bundles share, as a queue of their parts, names none of them: another library has that name. All where all are used. */
function unusedOf(services: LibraryServices, globals: readonly ScriptGlobal[], found: LibraryPlace | null) {
  const lists = currentLists(services)
  const replaced = found ? libraryAt(lists, found) : undefined
  const unused = globals.filter(({ name }) => !isGlobalTaken(lists, name, replaced))
  return unused.length > 0 ? unused : globals
}

interface Addition {
  readonly choice: LibraryChoice
  readonly source: LibrarySource
  readonly found: LibraryPlace | null
  readonly globals: readonly ScriptGlobal[]
  readonly kind: ScriptKind
}

async function addLibrary(services: LibraryServices, addition: Addition): Promise<boolean> {
  const { toasts } = services
  const { choice, source, found, globals, kind } = addition
  // Read only now: while it was fetched and asked about, another may have come.
  const lists = currentLists(services)
  const replaced = found ? libraryAt(lists, found) : undefined
  if (source.fileType === 'js' && isGlobalTaken(lists, choice.globalName, replaced)) {
    return no(toasts.error(messages.globalUsed, messages.globalUsedDetail(choice.globalName)))
  }
  const group = found?.group ?? groupFor(choice, source.fileType)
  const { library, change } = await newLibrary(services, {
    choice,
    source,
    group,
    replaced,
    globals,
    isModule: kind === 'modules',
  })
  const last = { group, index: lists[group].length }
  const next = found ? withEdited(lists, found, library) : withAdded(lists, library, last)
  const outcome = await changeLibraries(services, next, messages.installStep(library.name), change)
  if (!outcome.ok)
    return no(toasts.error(messages.failed, messages.about(library.name, writeFailures[outcome.failure])))
  toasts.success(messages.done)
  return true
}

interface Installed extends Pick<FoundGlobals, 'run'> {
  readonly name: string
  readonly kind: ScriptKind
}

/** What a page that runs it will come to know. */
function warnOf({ toasts }: LibraryServices, { name, kind, run }: Installed): void {
  if (run === 'no-end') return toasts.warning(messages.noEnd(name))
  if (kind === 'modules') toasts.warning(messages.isModule(name))
  // Of what did not run nobody knows whether it would have found its way.
  if (kind === 'node' && run === 'done') toasts.warning(messages.isCommonJs(name))
}

/** Where the library of this name stands that is to give way; null for a new one. */
async function placeFor(
  services: LibraryServices,
  name: string,
  fileType: Library['fileType'],
): Promise<LibraryPlace | 'cancelled' | null> {
  if (!placeOfName(currentLists(services), name, fileType)) return null
  const answer = await services.dialogs.confirm({
    title: messages.replaceTitle(name),
    message: messages.replaceQuestion(name),
    confirmLabel: messages.replace,
    alternativeLabel: messages.keepBoth,
    danger: true,
  })
  if (answer === 'cancel') return 'cancelled'
  return answer === 'confirm' ? placeOfName(currentLists(services), name, fileType) : null
}

function groupFor({ place }: LibraryChoice, fileType: Library['fileType']): LibraryGroup {
  if (fileType === 'css') return 'cssLibs'
  return place === 'header' ? 'jsHeaderLibs' : 'jsFooterLibs'
}
