import { writeFailures } from '@pergola/contracts'

export const messages = {
  back: 'Back',
  save: 'Save',
  format: 'Format',
  editor: (path: string) => `Text of ${path}`,
  undo: (name: string) => `Edit ${name}`,
  saved: 'File Saved Successfully',
  failed: 'Faild To Save File',
  nothingChanged: 'You did not do any change!',
  notFormatted: 'The file is not formatted: the text stays as it was',
  none: 'No file is open',
  noneText: 'Choose a file in the Files Manager to edit its text.',
  openFiles: 'Open the Files Manager',
  missing: 'File is not founded',
  missingText: 'It was deleted, or the storage does not answer.',
  binary: 'This file is not text',
  binaryText: 'It cannot be shown as text without damage. Export it to open it in another program.',
  tooLarge: 'This file is too large to edit here',
  tooLargeText: (size: string) => `It has ${size} MB; the editor opens up to 5 MB. Export it to edit it elsewhere.`,
  unavailable: 'The code editor is not available',
  readOnly: (hasTyped: boolean) =>
    hasTyped
      ? 'Another tab is editing this project. What you typed is not saved: it waits until you take over.'
      : 'Another tab is editing this project. The file can be read here and not changed.',
  overtakenTitle: 'Changed meanwhile',
  overtaken: (name: string) =>
    `${name} was changed elsewhere while you typed. Saving yours overwrites that change; undo brings it back.`,
  saveMine: 'Save mine',
  takeTheirs: 'Drop mine',
  unsavedTitle: 'Unsaved file',
  unsaved: (name: string) => `What you typed in ${name} is not saved and would be lost.`,
  saveAndClose: 'Save and close',
  discard: 'Close without saving',
  stay: 'Stay',
  leave: 'Esc, then Tab leaves the editor',
  closes: 'Esc closes; Ctrl+M, then Tab leaves the editor',
} as const

export const reasons = { ...writeFailures, 'nothing-changed': messages.nothingChanged } as const
