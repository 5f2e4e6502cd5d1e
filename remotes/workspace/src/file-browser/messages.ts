import type { SaveFailure } from '@pergola/contracts'
import { saveReasons } from '../messages.ts'

export const messages = {
  title: 'Files of this browser',
  empty: 'Nothing is stored here.',
  export: (name: string) => `Export ${name}`,
  delete: (name: string) => `Delete ${name}`,
  open: (name: string) => `Open ${name}`,
  missing: 'File is not founded',
  missingHint:
    'It stands in the list and cannot be read. Open the project: it is put back where another copy is whole.',
  exporting: 'Packing the folder…',
  deleteTitle: 'Delete from storage',
  deleteQuestion: (path: string) =>
    /^projects\/[^/]+$/.test(path)
      ? `${path} is a whole project: its pages, files and history are deleted from this browser. This cannot be undone.`
      : `${path} is removed from this browser’s storage. A project that needs it is damaged.`,
  deleteLabel: 'Delete',
  deleting: 'Deleting Files...',
  deleted: { file: 'Entry removed successfully', folder: 'Entries removed successfully' },
  notDeleted: 'It was not deleted',
} as const

/** Why something stays. */
export const removalReasons: Record<'file-missing' | SaveFailure, string> = {
  ...saveReasons,
  'file-missing': 'Some files were not found',
  'not-writer': 'Other writer have not been closed: the project is open for editing in another tab. Close that tab.',
  'write-failed': 'file is read-only: the browser could not change it. Try again.',
}
