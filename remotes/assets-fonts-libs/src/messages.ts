import { limits } from '@pergola/contracts'
import { firstOf } from '@pergola/ui'

export const messages = {
  assets: 'Assets',
  allFiles: 'All files',
  search: 'Search assets',
  deleteAll: 'Delete All',
  upload: 'Upload',
  files: 'Files',
  available: 'Available Space',
  used: 'Used Space',
  total: 'Total Space',
  empty: 'No assets found',
  emptyHint: 'Upload images, video, sound, fonts or documents, or drop them here.',
  nothingMatches: 'No assets found',
  dropHere: 'Drop files to upload',
  pickerEmpty: 'No Files Founded..!',
  pickerHint: 'Upload a file, or drop it here.',
  pickerNothingMatches: 'No file has this in its name.',
  choose: 'Choose',
  gallery: 'Open the Assets Manager',
  otherKind: (name: string) => `${name} is of another kind than what is to be chosen.`,
  selectElement: 'Please select element',
  noPicture: (name: string) => `${name} is no picture. Select an image, video, audio or iframe element for it.`,
  noSvg: (name: string) => `${name} is no svg file`,
  notAllowed: 'Not allowed',
  uploading: 'Uploading Files...',
  uploaded: 'Files Uploaded Successfully',
  /** How many are stored, of so many that were chosen. */
  someUploaded: (stored: number, chosen: number) => `${stored} of ${chosen} files uploaded`,
  notUploaded: 'Faild To Upload Files',
  failed: (names: readonly string[]) =>
    `Not stored: ${firstOf(names)}. The storage could not be written: upload again.`,
  tooLarge: 'Files Size Is Too Large!!',
  ignored: (count: number) => `${count} Files Ignored Because Maximum Size Is 250MB`,
  tooMany: (count: number) => `${count} Files Ignored Because Maximum Number Is ${limits.assetCount}`,
  noRoom: (names: readonly string[]) => `Not stored: ${firstOf(names)}`,
  cancelled: (names: readonly string[]) => `Not uploaded: ${firstOf(names)}`,
  sameNames: (count: number) => (count === 1 ? 'Replace file' : `Replace ${count} files`),
  sameNamesQuestion: (names: readonly string[]) =>
    `${firstOf(names)} ${names.length === 1 ? 'is' : 'are'} in this folder already. Pages that use it show the new file; History keeps what it replaces. Kept beside it, the new file gets another name.`,
  unread: (names: readonly string[]) =>
    `What ${firstOf(names)} replaced could not be read, so undo cannot bring it back.`,
  notUndone: (names: readonly string[]) => `Undo does not take the upload of ${firstOf(names)} back; History does.`,
  replace: 'Replace',
  keepBoth: 'Keep both',
  everyFolder: 'All folders',
  folderChoice: 'Folder',
  deleteUnused: 'Delete unused',
  deleteUnusedQuestion: (names: readonly string[]) =>
    `Nothing in this project names ${firstOf(names)}. A script that puts an address together may still use ${names.length === 1 ? 'it' : 'them'}.`,
  unusedDeleted: (count: number) => (count === 1 ? '1 unused file deleted' : `${count} unused files deleted`),
  allUsed: 'Every asset is used.',
  usedBy: (users: readonly string[], count = 1) =>
    users.length === 0
      ? `Nothing in this project names ${count === 1 ? 'it' : 'them'}.`
      : `Used by ${firstOf(users)}, which will show ${count === 1 ? 'a gap' : 'gaps'}.`,
  whereUsed: (name: string) => `Where ${name} is used`,
  usedIn: 'Used by',
  looking: 'Looking through the project…',
  projectRecord: 'the project’s settings',
  deleting: 'Deleting Files...',
  allDeleted: 'All assets deleted successfully',
  deleted: 'File deleted successfully',
  nothingDeleted: 'Nothing was deleted',
  notDeleted: 'The file could not be deleted. Close other tabs that edit this project and try again.',
  delete: (name: string) => `Delete ${name}`,
  deleteLabel: 'Delete',
  deleteQuestion: (name: string) => `${name} is removed from this project.`,
  deleteAllQuestion: (count: number) => `All ${count} assets are removed from this project.`,
  undoHint: 'Undo brings it back.',
  undoHintAll: 'Undo brings them back.',
  uploadStep: (names: readonly string[]) =>
    names.length === 1 ? `Upload ${names[0]}` : `Upload ${names.length} files`,
  download: (name: string) => `Export ${name}`,
  missing: 'File is not founded',
  cancel: 'Cancel',
  folder: (name: string) => `Open ${name}`,
} as const

export const uploadReasons = {
  'too-large': messages.tooLarge,
  'storage-full': 'There is not enough room in this browser. Delete what you no longer need, then upload again.',
  'not-writer': 'The project is open for editing in another tab. Upload there, or take over here.',
  'worker-lost': 'The background worker stopped. Upload again.',
} as const
