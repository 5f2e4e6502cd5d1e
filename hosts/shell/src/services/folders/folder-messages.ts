import { type FolderFailure, limits, writeFailures } from '@pergola/contracts'

/** What went wrong, and what to do. Nothing is lost by any of them. */
export const folderReasons: Record<FolderFailure, string> = {
  'not-linked': 'The project is no longer linked to a folder.',
  'no-permission': 'The browser has to be allowed to use the folder. Press Reconnect folder.',
  'folder-missing': 'The folder is no longer there. Put it back, or unlink it: the project stays as it is.',
  'folder-empty': 'The folder is empty, so nothing was taken from it. Put its files back, or unlink it.',
  'folder-too-large': `The folder holds more than a site may: ${limits.archive.entries} files or 250 MB.`,
  'folder-linked': 'This folder is open as a project already.',
  'disk-full': 'The disk is full. Free some room, then sync again.',
  'file-refused': 'A file could not be read or written. Close the program that uses it, then sync again.',
  'name-taken': 'The folder has a file whose name differs only in capitals. Rename one of the two.',
  unexpected: 'Something in the editor itself failed, and nothing is lost. Reload the page, then sync again.',
  cancelled: 'Cancelled. Nothing was changed.',
  'project-missing': 'The project is no longer in this browser.',
  'not-writer': 'The project is being edited in another tab, or at this moment. It is synced there, or in a moment.',
  'storage-full': 'There is not enough room in this browser. Free some disk space, then sync again.',
  'storage-cleared': 'The browser’s storage was cleared. Reload the page.',
  'worker-lost': 'The background worker stopped. Sync again.',
  'write-failed': 'The browser could not write. Sync again.',
  'not-encodable': writeFailures['not-encodable'],
  'timed-out': 'It took too long. Sync again.',
}
