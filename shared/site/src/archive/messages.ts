import { fail, limits } from '@pergola/contracts'
import type { ArchiveRefusal } from './archive-refusal.ts'

type Sentence = (entry: string) => string

const { entries, totalBytes, ratio, nameLength, depth } = limits.archive
const megabytes = Math.round(totalBytes / 1024 / 1024)
const packAgain = 'Pack the site again with an ordinary zip program.'

/** What was wrong, in which entry, and what to do about it. */
const sentences: Record<ArchiveRefusal, Sentence> = {
  empty: () => 'This file is empty. Download or pack it again.',
  'not-a-zip': () => 'This file is not a zip archive. Choose a file that ends with .zip.',
  truncated: () => 'The zip is cut short or something was appended to it. Download or pack it again.',
  'ambiguous-end': () => `The zip can be read in two ways, so it is not safe to open. ${packAgain}`,
  'multi-disk': () => `The zip is one part of several. Join the parts or pack the site into one file.`,
  'bad-directory': () => `The list of files inside the zip is damaged. ${packAgain}`,
  'too-many-entries': () => `The zip holds more than ${entries} files. Leave out what the site does not use.`,
  'too-large': () => `The zip holds more than ${megabytes} MB. Leave out what the site does not use.`,
  ratio: (entry) => `${entry} would grow to more than ${ratio} times its packed size. Leave it out of the zip.`,
  encrypted: (entry) => `${entry} is encrypted. Pack the site without a password.`,
  method: (entry) => `${entry} is packed with a method that is not supported. Pack the site with the deflate method.`,
  'special-file': (entry) => `${entry} is a link or a device, not a file. Put the file itself into the zip.`,
  'name-traversal': (entry) => `${entry} points outside the site's folder. Remove it from the zip.`,
  'name-absolute': (entry) => `${entry} is an absolute path. Pack the site with paths relative to its folder.`,
  'name-backslash': (entry) => `${entry} has a backslash in its name. Pack the site with forward slashes.`,
  'name-character': (entry) => `${entry} has a character in its name that no file can have. Rename it.`,
  'name-segment': (entry) => `${entry} has an empty or reserved part in its path. Rename it.`,
  'name-too-long': (entry) =>
    `${entry} has a name longer than ${nameLength} letters, or a path that no system opens. Shorten it.`,
  'name-too-deep': (entry) => `${entry} lies more than ${depth} folders deep. Move it up.`,
  'name-encoding': (entry) => `The name of ${entry} is not valid text. Rename the file and pack the site again.`,
  duplicate: (entry) => `${entry} is in the zip twice. Rename one of them.`,
  'file-folder-conflict': (entry) => `${entry} is a file and a folder at once. Rename one of them.`,
  'local-mismatch': (entry) => `The zip describes ${entry} in two different ways. ${packAgain}`,
  overlap: (entry) => `${entry} shares its bytes with another file of the zip. ${packAgain}`,
  'size-mismatch': (entry) => `${entry} is not of the size the zip says. ${packAgain}`,
  checksum: (entry) => `${entry} is damaged: its checksum is wrong. Download or pack the zip again.`,
  damaged: (entry) => `${entry} cannot be unpacked. Download or pack the zip again.`,
}

export function refuse(refusal: ArchiveRefusal, entry = '') {
  return fail(refusal, sentences[refusal](shownName(entry)))
}

/** A name from outside as it may be shown: quoted, shortened, without marks that change how the rest reads. */
function shownName(name: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '\u{FFFD}')
  return `“${plain.length > 80 ? `${plain.slice(0, 40)}…${plain.slice(-36)}` : plain}”`
}
