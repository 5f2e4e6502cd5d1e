import { limits } from '@pergola/contracts'

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
  pickerHint: 'Upload one in the Files Manager, then choose it here.',
  gallery: 'Open the Files Manager',
  selectElement: 'Please select element',
  noPicture: (name: string) => `${name} is no picture. Select an image, video, audio or iframe element for it.`,
  noSvg: (name: string) => `${name} is no svg file`,
  notAllowed: 'Not allowed',
  uploading: 'Uploading Files...',
  uploaded: 'Files Uploaded Successfully',
  notUploaded: 'Files upload failed',
  tooLarge: 'Files Size Is Too Large!!',
  ignored: (count: number) => `${count} Files Ignored Because Maximum Size Is 250MB`,
  tooMany: (count: number) => `${count} Files Ignored Because Maximum Number Is ${limits.assetCount}`,
  noRoom: (count: number) => (count === 1 ? '1 file is not stored' : `${count} files are not stored`),
  cancelled: (count: number) => (count === 1 ? '1 file was not uploaded' : `${count} files were not uploaded`),
  sameNames: (count: number) => (count === 1 ? 'Replace file' : `Replace ${count} files`),
  sameNamesQuestion: (names: readonly string[]) =>
    `${listed(names)} ${names.length === 1 ? 'is' : 'are'} in this folder already. What is replaced is gone; pages that use it show the new file. Kept beside it, the new file gets another name.`,
  replace: 'Replace',
  keepBoth: 'Keep both',
  everyFolder: 'All folders',
  folderChoice: 'Folder',
  deleteUnused: 'Delete unused',
  deleteUnusedQuestion: (names: readonly string[]) =>
    `Nothing in this project names ${listed(names)}. A script that puts an address together may still use ${names.length === 1 ? 'it' : 'them'}.`,
  unusedDeleted: (count: number) => (count === 1 ? '1 unused file deleted' : `${count} unused files deleted`),
  allUsed: 'Every asset is used.',
  usedBy: (users: readonly string[], count = 1) =>
    users.length === 0 ? `Nothing in this project names ${count === 1 ? 'it' : 'them'}.` : `Used by ${listed(users)}.`,
  whereUsed: (name: string) => `Where ${name} is used`,
  usedIn: 'Used by',
  looking: 'Looking through the project…',
  projectRecord: 'the project’s settings',
  deleting: 'Deleting Files...',
  allDeleted: 'All assets deleted successfully',
  deleted: 'File deleted successfully',
  notDeleted: 'The file could not be deleted. Close other tabs that edit this project and try again.',
  delete: (name: string) => `Delete ${name}`,
  deleteLabel: 'Delete',
  deleteQuestion: (name: string) => `${name} is removed from this project. Pages that use it show a gap.`,
  deleteAllQuestion: (count: number) =>
    `All ${count} assets are removed from this project. Pages that use them show gaps.`,
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

/** The first few of many names. */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, 5).join(', ')
  return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown
}
