import { writeFailures } from '@pergola/contracts'
import type { Library } from '@pergola/contracts'
import { canUndo } from '../file-edits.ts'
import { messages as fileMessages } from '../messages.ts'
import { changeLibraries, currentLists, writableProject } from './change-libraries.ts'
import { allLibraries, isInOwnFolder, libraryAt, withoutOne, type LibraryPlace } from './library-lists.ts'
import type { LibraryServices } from './library-services.ts'
import { libraryMessages as messages } from './messages.ts'

/** Asks, and then takes the entry, the file and its typings. */
export async function removeLibrary(services: LibraryServices, place: LibraryPlace): Promise<void> {
  const { dialogs, toasts } = services
  const library = libraryAt(currentLists(services), place)
  const open = writableProject(services)
  if (!library || !open) return
  const question = messages.deleteQuestion(library.name)
  const answer = await dialogs.confirm({
    title: messages.delete(library.name),
    message: canUndo(services) ? `${question} ${fileMessages.undoHint}` : question,
    confirmLabel: messages.deleteLabel,
    danger: true,
  })
  const lists = currentLists(services)
  if (answer !== 'confirm' || libraryAt(lists, place)?.path !== library.path) return
  const left = withoutOne(lists, place)
  const gone = filesOf(library, allLibraries(left), Object.keys(open.files))
  const contents = Object.fromEntries(gone.map((path) => [path, null]))
  const removed = await changeLibraries(services, left, messages.deleteStep(library.name), { contents })
  if (removed.ok) toasts.success(messages.removed)
  else toasts.error(messages.notRemoved, messages.about(library.name, writeFailures[removed.failure]))
}

/** A record from outside may name any file as its library: only those in the folders of libraries go with it. */
export function filesOf(library: Library, others: readonly Library[], files: readonly string[]): readonly string[] {
  const { path, typesPath } = library
  const isOnly = !library.isCDN && isInOwnFolder(path) && others.every((other) => other.path !== path)
  const hasTypes = /^types\/[^/]+$/.test(typesPath) && others.every((other) => other.typesPath !== typesPath)
  return files.filter((file) => (isOnly && file === path) || (hasTypes && file.startsWith(`${typesPath}/`)))
}
