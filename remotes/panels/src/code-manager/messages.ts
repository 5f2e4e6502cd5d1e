import { writeFailures } from '@pergola/contracts'

export const messages = {
  title: 'Page Code Manager',
  command: 'Code manager',
  tabs: 'Code of the page',
  editor: (tab: string) => `Code of ${tab}`,
  undo: 'Edit code',
  save: 'Save',
  format: 'Format',
  formatHint: 'Lay the code out anew',
  laysOut: 'Laid out when opened and saved, as Settings say',
  changed: 'not saved',
  nothingChanged: 'You did not do any change!',
  saved: 'File Saved Successfully',
  failed: 'Faild To Save File',
  notFormatted: (tab: string) => `${tab} is not formatted: the text stays as it was`,
  reload: 'The page is larger than 0.25 MB. Reload the canvas to be sure that it shows everything.',
  readOnly: (hasTyped: boolean) =>
    hasTyped
      ? 'Another tab is editing this project. What you typed is not saved: it waits until you take over.'
      : 'Another tab is editing this project. The code can be read here and not changed.',
  absent: (tab: string) => `This page has no ${tab}`,
  absentHint:
    'It came with a head of its own: its styles and scripts stand in its html, or in the files that links to.',
  leave: 'Esc, then Tab leaves the editor',
  closes: 'Esc closes; Ctrl+M, then Tab leaves the editor',
  unavailable: 'The code editor is not available',
  overtakenTitle: 'Changed meanwhile',
  overtaken: (tabs: string) =>
    `${tabs} was changed elsewhere while you typed. Saving yours overwrites that change; undo brings it back.`,
  saveMine: 'Save mine',
  takeTheirs: 'Drop mine',
  unsavedTitle: 'Unsaved code',
  unsaved: (tabs: string) => `What you typed in ${tabs} is not saved and would be lost.`,
  saveAndClose: 'Save and close',
  discard: 'Close without saving',
  stay: 'Stay',
} as const

export const reasons = { ...writeFailures, 'nothing-changed': messages.nothingChanged } as const
