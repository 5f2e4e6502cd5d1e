import type { EditFailure } from './services/canvas.ts'
import type { SaveFailure } from './services/saving.ts'

export const saveFailed = 'Faild to save project'

/** What a person hears of a text that could not be written, wherever it was typed. */
export const writeFailures: Readonly<Record<EditFailure | SaveFailure, string>> = {
  'not-allowed': 'The page is not ready. Wait a moment, then save again.',
  'node-missing': 'The page is not there any more.',
  'read-only': 'This project is read-only here; the bar above says why.',
  'not-well-formed':
    'This page is XHTML, and the new text is not well-formed XML; Code marks the first fault. Nothing was changed.',
  'too-large':
    'The new text has more elements than a browser may be able to show. What you typed is still here: split the page in two.',
  'project-missing': 'The project is not there any more.',
  'not-writer': 'This project is read-only here; the bar above says why.',
  'storage-full':
    'The storage is full. What you typed is still here: export the project, remove files, then try again.',
  'storage-cleared': 'The browser has cleared its storage. Export the project to keep your work.',
  'worker-lost': 'The storage does not answer. What you typed is still here: try again.',
  'write-failed': 'The files could not be written. What you typed is still here: try again.',
  'not-encodable': 'The encoding lacks a character. Convert to UTF-8 in Pages or take it out, then try again.',
  'timed-out': 'The storage took too long. What you typed is still here: try again.',
}
