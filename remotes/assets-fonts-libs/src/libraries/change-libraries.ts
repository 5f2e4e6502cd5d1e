import type { FileChange, OpenProject, Outcome, Project, SaveFailure } from '@pergola/contracts'
import { changeFiles } from '../file-edits.ts'
import { libraryGroups, listsOf, type LibraryLists } from './library-lists.ts'
import type { LibraryServices } from './library-services.ts'
import { libraryMessages as messages } from './messages.ts'

type Changing = Pick<LibraryServices, 'projects' | 'canvas'>

/** The record as it is edited now: it may be ahead of what is stored. */
export function currentProject({ projects, canvas }: Changing): Project | null {
  const edited = canvas?.state.getState().document ? canvas.record.getState().project : null
  return edited ?? projects.state.getState().open?.project ?? null
}

export function currentLists(services: Changing): LibraryLists {
  return listsOf(currentProject(services))
}

/** The project when it can be written here; what keeps it from that is said. */
export function writableProject({ projects, toasts }: Pick<LibraryServices, 'projects' | 'toasts'>) {
  const { open } = projects.state.getState()
  if (open?.role !== 'reader') return open satisfies OpenProject | null
  toasts.warning(messages.readOnly)
  return null
}

/** Files of a library and the lists that name it: one step. */
export function changeLibraries(
  services: Changing,
  lists: LibraryLists,
  label: string,
  change: Partial<FileChange> = {},
): Promise<Outcome<undefined, SaveFailure>> {
  const before = currentLists(services)
  const changed = libraryGroups.filter((group) => lists[group] !== before[group])
  const record: Partial<Project> = Object.fromEntries(changed.map((group) => [group, [...lists[group]]]))
  return changeFiles(services, { files: {}, ...change, record }, label)
}
