import type { ImportFailure } from '@pergola/contracts'

export const messages = {
  usage: `Usage: pergola build <site.zip> <folder>
       pergola pack <folder> <site.zip>

build: builds the site of an exported project, or of any zip with html files, into the folder.
Files of the same name are overwritten, others stay.
pack: makes such a zip of a folder, such as an exported project that was unpacked. The same files give the same bytes.`,
  unknownCommand: (command: string) => `Unknown command: ${command}`,
  noFile: (path: string) => `There is no file ${path}. Check the name, and the folder you are in.`,
  notRead: (path: string, reason: string) => `${path} could not be read (${reason}). Choose a zip that you may read.`,
  noFolder: (path: string) => `There is no folder ${path}. Check the name, and the folder you are in.`,
  packed: (files: number, zip: string) => `${files} ${files === 1 ? 'file' : 'files'} packed into ${zip}`,
  notInside: (path: string) => `The zip has no file ${path}.`,
  built: (files: number, pages: number, folder: string) =>
    `${files} ${files === 1 ? 'file' : 'files'} (${pages} ${pages === 1 ? 'page' : 'pages'}) written to ${folder}`,
  notWritten: (path: string, folder: string, reason: string) =>
    `${path} could not be written into ${folder} (${reason}). Choose an empty folder that you may write to.`,
  idleLoops: (page: string) => `Buttons or fields of a looper do nothing on ${page}.`,
  notMinified: (path: string) => `${path} could not be read as what it is called and is written as it is.`,
  noPages: 'The zip holds no page: no file in it ends with .html, .htm or .xhtml.',
  invalidRecord: (detail: string) => `The project in the zip cannot be read. ${detail}`,
}

/** A sentence for a failure that brings none. */
export function failureText(failure: ImportFailure, detail = ''): string {
  if (failure === 'no-pages') return messages.noPages
  return failure === 'invalid-record' ? messages.invalidRecord(detail) : detail
}
