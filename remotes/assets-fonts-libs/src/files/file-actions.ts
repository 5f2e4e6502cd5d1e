import { writeFailures } from '@pergola/contracts'
import type { OpenProject, Services } from '@pergola/contracts'
import { saveFile } from '@pergola/ui'
import { uploadAssets } from '../assets/upload-assets.ts'
import { messages } from '../messages.ts'
import { canUndo, changeFiles, removeStored, sayRemoved, storeWork } from '../file-edits.ts'
import type { BeginWork } from '../use-long-work.ts'
import type { FileRow } from './file-rows.ts'
import { filesToDelete } from './kept-files.ts'
import { fileMessages } from './messages.ts'
import type { NameRequest } from './name-dialog.tsx'
import { folderOf, foldersOf, movesFor, nameOf, newPathProblem } from './new-path.ts'

export type FileServices = Pick<Services, 'assets' | 'projects' | 'dialogs' | 'toasts'> &
  Partial<Pick<Services, 'canvas'>>

interface Asking {
  /** Asks for a name. */
  readonly ask: (request: NameRequest) => void
  /** Shows what was made. */
  readonly show: (path: string) => void
  /** Folders without a file are not stored: these are shown as long as the tree is. */
  readonly addFolder: (path: string) => void
  readonly removeFolder: (path: string) => void
  /** Every path that is shown, folders without a file included. */
  readonly standing: () => readonly string[]
  /** What takes long is shown, and can be given up. */
  readonly begin: BeginWork
}

/** What can be done with a line of the tree. */
export function fileActions(services: FileServices, asking: Asking) {
  return { ...leaving(services, asking), ...naming(services, asking), ...making(services, asking) }
}

export type FileActions = ReturnType<typeof fileActions>

/** The project when it can be written here; what keeps it from that is said. */
function writable({ projects, toasts }: FileServices): OpenProject | null {
  const { open } = projects.state.getState()
  if (open?.role !== 'reader') return open
  toasts.warning(fileMessages.readOnly)
  return null
}

function leaving(services: FileServices, { removeFolder, begin }: Asking) {
  const { projects, dialogs, toasts } = services

  async function exportFolder(path: string): Promise<void> {
    const zip = await projects.exportFolder?.(path)
    if (!zip?.ok) return toasts.error(messages.missing)
    saveFile(zip.value.file as Blob, zip.value.name)
    const { missing = [] } = zip.value
    if (missing.length > 0) toasts.warning(fileMessages.notInZip(missing))
  }

  return {
    async exportFile({ path, name, kind }: FileRow): Promise<void> {
      await storeWork(services)
      if (kind === 'folder') return exportFolder(path)
      const file = await projects.readFile(path)
      if (file.ok) saveFile(file.value as Blob, name)
      else toasts.error(messages.missing)
    },

    async remove({ path, name, kind }: FileRow): Promise<void> {
      const open = writable(services)
      if (!open) return
      const { taken, refused } = filesToDelete(path, Object.keys(open.files), open.project)
      if (refused !== null) return toasts.warning(refused)
      if (taken.length === 0) return removeFolder(path)
      await storeWork(services)
      const uses = (await projects.fileUses?.(taken)) ?? []
      const users = [...new Set(uses.flatMap(({ usedBy }) => usedBy))].filter((user) => !taken.includes(user))
      const question = kind === 'folder' ? fileMessages.deleteFolder(taken.length, path) : fileMessages.deleteFile(path)
      const answer = await dialogs.confirm({
        title: messages.delete(name),
        message: [question, fileMessages.usedBy(users), canUndo(services) && messages.undoHint]
          .filter(Boolean)
          .join(' '),
        confirmLabel: messages.deleteLabel,
        danger: true,
      })
      if (answer !== 'confirm') return
      const finish = toasts.loading(messages.deleting)
      const removal = { taken, label: messages.delete(name) }
      const outcome = await removeStored(services, removal, begin(messages.deleting)).finally(finish)
      sayRemoved(toasts, outcome, messages.deleted)
    },
  }
}

function naming(services: FileServices, { ask, show, addFolder, removeFolder, standing }: Asking) {
  const { projects, toasts } = services

  async function move(path: string, to: string): Promise<void> {
    const open = writable(services)
    if (!open) return
    const isRename = folderOf(path) === folderOf(to)
    const failed = isRename ? fileMessages.notRenamed : fileMessages.notMoved
    const stored = await storeWork(services)
    if (!stored.ok) return toasts.error(failed, writeFailures[stored.failure])
    const moves = movesFor(path, to, Object.keys(open.files))
    if (Object.keys(moves).length === 0) {
      removeFolder(path)
      return addFolder(`${to}/`)
    }
    const plan = await projects.planMoves?.(moves)
    if (!plan?.ok) return toasts.error(failed)
    const { change, scripts } = plan.value
    const step = isRename ? fileMessages.renameStep(nameOf(to)) : fileMessages.moveStep(to)
    const outcome = await changeFiles(services, change, step)
    if (!outcome.ok) return toasts.error(failed, writeFailures[outcome.failure])
    removeFolder(path)
    show(to + (path.endsWith('/') ? '/' : ''))
    toasts.success(isRename ? fileMessages.renamed : fileMessages.moved)
    if (scripts.length > 0) toasts.warning(fileMessages.scripts(scripts))
  }

  /** The project when this may get another path; what keeps it is said. */
  function movable(path: string): OpenProject | null {
    const open = writable(services)
    const { refused } = open ? filesToDelete(path, Object.keys(open.files), open.project) : { refused: null }
    if (refused !== null) toasts.warning(refused)
    return refused === null ? open : null
  }

  const problemOf = (path: string, to: string, { project }: OpenProject) =>
    newPathProblem({ path: to, files: standing(), project, leaving: path })

  return {
    rename({ path, name }: FileRow): void {
      const open = movable(path)
      if (!open) return
      ask({
        title: fileMessages.rename(name),
        label: fileMessages.newName,
        confirmLabel: fileMessages.renameLabel,
        name,
        folder: folderOf(path),
        folders: folders(standing()).filter((folder) => !(path.endsWith('/') && folder.startsWith(path))),
        hint: fileMessages.renameHint,
        problem: (to) => problemOf(path, to, open),
        onPath: (to) => void move(path, to),
      })
    },

    /** What is dragged onto a folder, or onto a line in it. */
    moveInto(path: string, folder: string): void {
      const to = folder + nameOf(path)
      const open = folderOf(path) === folder || path === folder ? null : movable(path)
      if (!open) return
      const problem = problemOf(path, to, open)
      if (problem === null) void move(path, to)
      else toasts.warning(problem)
    },
  }
}

/** The editor's own takes nothing. */
function folders(standing: readonly string[]): readonly string[] {
  return foldersOf(standing).filter((folder) => !folder.startsWith('editor/'))
}

function making(services: FileServices, { ask, show, addFolder, standing, begin }: Asking) {
  const { toasts } = services

  async function makeFile(path: string): Promise<void> {
    const made = await changeFiles(services, { files: { [path]: '' } }, fileMessages.newFileStep(path))
    if (made.ok) show(path)
    else toasts.error(fileMessages.notMade, writeFailures[made.failure])
  }

  return {
    make(kind: 'file' | 'folder', chosen: string): void {
      const open = writable(services)
      if (!open) return
      const isFile = kind === 'file'
      const choices = folders(standing())
      ask({
        title: isFile ? fileMessages.newFile : fileMessages.newFolder,
        label: fileMessages.name,
        confirmLabel: fileMessages.create,
        name: '',
        folder: choices.includes(chosen) ? chosen : '',
        folders: choices,
        ...(!isFile && { hint: fileMessages.folderHint }),
        problem: (path) => newPathProblem({ path, files: standing(), project: open.project }),
        onPath: (path) => (isFile ? void makeFile(path) : addFolder(`${path}/`)),
      })
    },

    upload(folder: string, files: readonly File[]): void {
      if (folder.startsWith('editor/')) return toasts.warning(fileMessages.keptEditor)
      if (writable(services)) void uploadAssets(services, files, { ...begin(messages.uploading), folder })
    },
  }
}
