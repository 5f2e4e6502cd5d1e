import type { Services } from '@pergola/contracts'
import { saveFile } from '@pergola/ui'
import { messages } from '../messages.ts'
import type { FileRow } from './file-rows.ts'
import { filesToDelete } from './kept-files.ts'
import { fileMessages } from './messages.ts'

export type FileServices = Pick<Services, 'projects' | 'dialogs' | 'toasts'>

/** What can be done with a line of the tree. */
export function fileActions({ projects, dialogs, toasts }: FileServices) {
  return {
    async exportFile({ path, name }: FileRow): Promise<void> {
      const file = await projects.readFile(path)
      if (file.ok) saveFile(file.value as Blob, name)
      else toasts.error(messages.missing)
    },

    async remove({ path, name, kind }: FileRow): Promise<void> {
      const { open } = projects.state.getState()
      if (!open) return
      if (open.role === 'reader') return toasts.warning(fileMessages.readOnly)
      const { taken, refused } = filesToDelete(path, Object.keys(open.files), open.project)
      if (refused !== null) return toasts.warning(refused)
      const answer = await dialogs.confirm({
        title: messages.delete(name),
        message: kind === 'folder' ? fileMessages.deleteFolder(taken.length, path) : messages.deleteQuestion(path),
        confirmLabel: messages.deleteLabel,
        danger: true,
      })
      if (answer !== 'confirm') return
      const outcome = await projects.removeFiles(taken)
      if (outcome.ok) toasts.success(messages.deleted)
      else toasts.error(messages.notDeleted)
    },
  }
}

export type FileActions = ReturnType<typeof fileActions>
