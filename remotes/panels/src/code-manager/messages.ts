import type { EditFailure, SaveFailure } from '@pergola/contracts'

export const messages = {
  title: 'Page Code Manager',
  command: 'Code manager',
  tabs: 'Code of the page',
  editor: (tab: string) => `Code of ${tab}`,
  undo: 'Edit code',
  save: 'Save',
  format: 'Format',
  formatHint: 'Lay the code out anew',
  changed: 'not saved',
  nothingChanged: 'You did not do any change!',
  saved: 'File Saved Successfully',
  failed: 'Faild To Save File',
  notFormatted: (tab: string) => `${tab} is not formatted: the text stays as it was`,
  reload: 'The page is larger than 0.25 MB. Reload the canvas to be sure that it shows everything.',
  readOnly: 'Another tab is editing this project. The code can be read here and not changed.',
  absent: (tab: string) => `This page has no ${tab}`,
  absentHint:
    'It came with a head of its own: its styles and scripts stand in its html, or in the files that links to.',
  leave: 'Esc, then Tab leaves the editor',
  unavailable: 'The code editor is not available',
  unsavedTitle: 'Unsaved code',
  unsaved: (tabs: string) => `What you typed in ${tabs} is not saved and would be lost.`,
  saveAndClose: 'Save and close',
  discard: 'Close without saving',
  stay: 'Stay',
} as const

export const reasons: Record<EditFailure | SaveFailure | 'nothing-changed', string> = {
  'not-allowed': 'The page is not ready. Wait a moment, then save again.',
  'node-missing': 'The page is not there any more.',
  'read-only': messages.readOnly,
  'nothing-changed': messages.nothingChanged,
  'project-missing': 'The project is not there any more.',
  'not-writer': messages.readOnly,
  'storage-full': 'The storage is full. Remove files or export the project, then try again.',
  'storage-cleared': 'The browser has cleared its storage. Export the project to keep your work.',
  'worker-lost': 'The storage does not answer. The code is still here: try again.',
  'write-failed': 'The files could not be written. The code is still here: try again.',
  'timed-out': 'The storage took too long. The code is still here: try again.',
}
