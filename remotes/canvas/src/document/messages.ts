import { saveFailed, type SaveFailure } from '@pergola/contracts'

const reasons: Readonly<Record<SaveFailure, string>> = {
  'project-missing': 'The project is no longer there. Your changes are still open here: export the page from Code.',
  'not-writer': 'Another tab edits this project. Take over in this tab to save.',
  'storage-full': 'The disk is full. Remove assets or other projects and save again; nothing you did is lost.',
  'storage-cleared': 'The browser has cleared its storage. Your changes are still open here: export the project now.',
  'worker-lost': 'The background worker has stopped. Save again; nothing you did is lost.',
  'write-failed': 'The browser could not write the files. Save again; nothing you did is lost.',
  'timed-out': 'Saving took too long. Save again; nothing you did is lost.',
}

/** Spelled as the specification spells them. */
export const messages = {
  saved: 'Project saved successfully',
  failed: saveFailed,
  sheetMissing: (address: string) => `${address} did not come, so the page is shown without this style sheet.`,
  nothingChanged: 'You did not do any change!',
  reasons,
  undone: (step: string) => `Undone: ${step}`,
  noTailwind: 'Tailwind could not be loaded. Its classes show as soon as it can be: check the connection.',
  waitUntilLoaded: 'Wait until load end',
  stepsLetGo: (page: string) =>
    `What was done on ${page} before cannot be undone any more: too many pages were edited since to hold the steps of all.`,
  stepsLost: (page: string) =>
    `What was done on ${page} before cannot be undone any more: what is stored is not what it ended on.`,
  pageMissing: 'This page does not exist in the project.',
  fileMissing: (file: string) => `The file ${file} of this page is missing.`,
  noText: (page: string) =>
    `${page} is written in an encoding that no browser reads as text. It is kept and exported as it came, and cannot be edited.`,
  tooLarge: (elements: string) => `This page has about ${elements} elements and is not drawn unasked.`,
  workerLost: 'The background worker has stopped. Reload to try again.',
}
