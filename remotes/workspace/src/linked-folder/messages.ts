import { limits } from '@pergola/contracts'
import type { FolderFailure, ImportFailure } from '@pergola/contracts'
import { importReasons, saveReasons } from '../messages.ts'

export const messages = {
  open: 'Open folder',
  openHint:
    'Its web pages become a project that is kept in step with it. A site exported by Pergola opens as plain pages: to have its symbols, interactions and settings again, load its .zip.',
  opened: (files: number) => `Folder opened as a project: ${files === 1 ? '1 file' : `${files} files`}`,
  leftAlone: (paths: readonly string[]) =>
    `Left alone in the folder: ${paths.slice(0, 6).join(', ')}${paths.length > 6 ? ' …' : ''}`,
  notOpened: 'The folder was not opened',
  notSynced: 'The folder is not in step',
  inStep: 'Folder and project are in step',
  folder: (name: string) => `Folder ${name}`,
  sync: (project: string) => `Sync ${project} with folder`,
  unlink: (project: string) => `Unlink the folder of ${project}`,
}

export const reasons: Record<FolderFailure | ImportFailure, string> = {
  ...importReasons,
  ...saveReasons,
  'no-pages': 'There is no .html file in the folder. Add a page, then open it again.',
  'too-large': `The folder holds more than a site may: ${limits.archive.entries} files or 250 MB.`,
  'not-linked': 'The project is no longer linked to a folder.',
  'no-permission': 'The browser has to be allowed to use the folder. Try again and allow it.',
  'folder-missing': 'The folder is no longer there. Put it back, or unlink it: the project stays as it is.',
  'folder-empty': 'The folder is empty, so nothing was taken from it. Put its files back, or unlink it.',
  'folder-too-large': `The folder holds more than a site may: ${limits.archive.entries} files or 250 MB.`,
  'folder-linked': 'This folder is open as a project already.',
  'disk-full': 'The disk is full. Free some room, then sync again.',
  'file-refused': 'A file could not be read or written. Close the program that uses it, then try again.',
  unexpected: 'Something in the editor itself failed, and nothing is lost. Reload the page, then sync again.',
  'name-taken': 'The folder has a file whose name differs only in capitals. Rename one of the two.',
  'not-writer': 'The project is open for editing in another tab, which keeps the folder in step.',
}
