import { saveFailed, writeFailures, type SaveFailure } from '@pergola/contracts'

const reasons: Readonly<Record<SaveFailure, string>> = {
  ...writeFailures,
  'project-missing': 'The project is no longer there. Your changes are still open here: export the page from Code.',
  'not-writer': 'Another tab edits this project. Take over in this tab to save.',
  'storage-full': 'The disk is full. Remove assets or other projects and save again; nothing you did is lost.',
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
  pageMissing: 'This page does not exist in the project.',
  fileMissing: (file: string) => `The file ${file} of this page is missing.`,
  workerLost: 'The background worker has stopped. Reload to try again.',
}
