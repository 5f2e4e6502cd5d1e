import { writeFailures } from '@pergola/contracts'
import type { OpenProject, Services } from '@pergola/contracts'
import { saveFile } from '@pergola/ui'
import { uploadAssets } from '../assets/upload-assets.ts'
import { messages } from '../messages.ts'
import { canUndo, changeFiles, removeStored, storeWork } from '../file-edits.ts'
import type { FileRow } from './file-rows.ts'
import { filesToDelete } from './kept-files.ts'
import { fileMessages } from './messages.ts'
import type { NameRequest } from './name-dialog.tsx'
import { folderOf, movesFor, newPathProblem } from './new-path.ts'

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

function leaving(services: FileServices, { removeFolder }: Asking) {
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
      const outcome = await removeStored(services, taken, messages.delete(name)).finally(finish)
      if (outcome.ok) toasts.success(messages.deleted)
      else toasts.error(messages.notDeleted, writeFailures[outcome.failure])
    },
  }
}

function naming(services: FileServices, { ask, show, addFolder, removeFolder }: Asking) {
  const { projects, toasts } = services

  async function rename(path: string, name: string): Promise<void> {
    const open = writable(services)
    if (!open) return
    const stored = await storeWork(services)
    if (!stored.ok) return toasts.error(fileMessages.notRenamed, writeFailures[stored.failure])
    const moves = movesFor(path, name, Object.keys(open.files))
    if (Object.keys(moves).length === 0) {
      removeFolder(path)
      return addFolder(`${folderOf(path)}${name}/`)
    }
    const plan = await projects.planMoves?.(moves)
    if (!plan?.ok) return toasts.error(fileMessages.notRenamed)
    const { change, scripts } = plan.value
    const outcome = await changeFiles(services, change, fileMessages.renameStep(name))
    if (!outcome.ok) return toasts.error(fileMessages.notRenamed, writeFailures[outcome.failure])
    removeFolder(path)
    show(folderOf(path) + name + (path.endsWith('/') ? '/' : ''))
    toasts.success(fileMessages.renamed)
    if (scripts.length > 0) toasts.warning(fileMessages.scripts(scripts))
  }

  return {
    rename({ path, name }: FileRow): void {
      const open = writable(services)
      if (!open) return
      const files = Object.keys(open.files)
      const { refused } = filesToDelete(path, files, open.project)
      if (refused !== null) return toasts.warning(refused)
      ask({
        title: fileMessages.rename(name),
        label: fileMessages.newName,
        confirmLabel: fileMessages.renameLabel,
        name,
        hint: fileMessages.renameHint,
        problem: (next) =>
          next.includes('/')
            ? fileMessages.problems.character
            : newPathProblem({ path: folderOf(path) + next, files, project: open.project, leaving: path }),
        onName: (next) => void rename(path, next),
      })
    },
  }
}

function making(services: FileServices, { ask, show, addFolder }: Asking) {
  const { toasts } = services

  async function makeFile(path: string): Promise<void> {
    const made = await changeFiles(services, { files: { [path]: '' } }, fileMessages.newFileStep(path))
    if (made.ok) show(path)
    else toasts.error(fileMessages.notMade, writeFailures[made.failure])
  }

  return {
    make(kind: 'file' | 'folder', folder: string): void {
      const open = writable(services)
      if (!open) return
      const isFile = kind === 'file'
      ask({
        title: isFile ? fileMessages.newFile : fileMessages.newFolder,
        label: fileMessages.nameIn(folder),
        confirmLabel: fileMessages.create,
        name: '',
        ...(!isFile && { hint: fileMessages.folderHint }),
        problem: (name) =>
          newPathProblem({ path: folder + name, files: Object.keys(open.files), project: open.project }),
        onName: (name) => (isFile ? void makeFile(folder + name) : addFolder(`${folder}${name}/`)),
      })
    },

    upload(folder: string, files: readonly File[]): void {
      if (folder.startsWith('editor/')) return toasts.warning(fileMessages.keptEditor)
      if (writable(services)) void uploadAssets(services, files, { folder })
    },
  }
}
