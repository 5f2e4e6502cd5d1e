import type { ImportFailure, OpenFailure, SaveFailure } from '@pergola/contracts'
import { firstOf, shortName } from '@pergola/ui'
import { formatSize } from '@pergola/ui/format-size'

export const messages = {
  list: 'Projects',
  search: 'Search sites',
  newSite: 'New site',
  space: 'What takes the space',
  full: 'This browser has no room left. Nothing is lost, but nothing new can be stored until something is deleted.',
  loadSite: 'Load site',
  empty: 'No Projects Yet',
  emptyHint: 'Start with a ready site or a blank page, or load a .zip of a site you already have.',
  addNew: 'Add New',
  recovering: 'Recovering projects…',
  recoveryFailed: 'Not every project could be looked at',
  recoveryFailedHint: 'Sites may be missing here that this browser still holds. Nothing is deleted by trying again.',
  listFailed: 'The projects could not be read',
  listFailedHint: 'They are still in this browser. Try again, or reload the page.',
  tryAgain: 'Try again',
  nothingFound: 'No site has that name',
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Delete ${name}`,
  export: (name: string) => `Export ${name}`,
  share: (name: string) => `Share ${name}`,
  rename: (name: string) => `Rename ${name}`,
  notInitialised: 'This site was not finished. Repair it, or remove what is left of it.',
  repair: 'Repair',
  repairedTitle: 'Repaired, but not complete',
  repairedMissing: (paths: readonly string[]) =>
    `${paths.length === 1 ? '1 file was' : `${paths.length} files were`} not stored when loading was cut short: ${paths.slice(0, 8).join(', ')}${paths.length > 8 ? ' …' : ''}. Pages are empty where their file is missing. To have all of it, load the zip again and delete this copy.`,
  understood: 'Understood',
  removeLeftovers: 'Remove',
  restricted: 'Restricted',
  deleteTitle: 'Delete project',
  deleteQuestion: (name: string) => `Are you sure to delete ${shortName(name)} project ?`,
  deleteLoses: 'Its pages, styles and assets are removed from this browser. Export it first if you may need it again.',
  delete: 'Delete',
  deleting: 'Deleting project',
  loading: 'Loading project please wait...',
  processing: 'Proccess project',
  loaded: 'Project loaded successfully',
  invalidZip: 'Invalid Zip File',
  loadError: (reason: string) => `Error loading project: ${reason}`,
  cancel: 'Cancel',
  built: 'Project built successfully',
  smallerPictures: ({ pictures, before, after }: { pictures: number; before: number; after: number }) =>
    `${pictures} ${pictures === 1 ? 'picture' : 'pictures'}: ${formatSize(before)} → ${formatSize(after)}`,
  smallerFonts: ({ fonts, before, after }: { fonts: number; before: number; after: number }) =>
    `${fonts} ${fonts === 1 ? 'font' : 'fonts'}: ${formatSize(before)} → ${formatSize(after)}`,
  policyGaps: (lines: readonly string[]) =>
    `What no strict security policy holds: ${lines.slice(0, 3).join('. ')}${lines.length > 3 ? `, and ${lines.length - 3} more` : ''}.`,
  wholeFonts: (paths: readonly string[]) =>
    `Exported whole, because no part can or may be made of them: ${paths.join(', ')}`,
  notMinified: (paths: readonly string[]) =>
    `Exported as they are, because they could not be read: ${paths.join(', ')}`,
  idleLoops: (pages: readonly string[]) =>
    `Buttons or fields of a looper do nothing on ${firstOf(pages)}. Page checks show which, and what to do.`,
  missing: (paths: readonly string[]) => `Not in the zip, because they can no longer be read: ${paths.join(', ')}`,
  notBuilt: 'Project faild to build successfully',
  createTitle: 'Create New Project',
  name: 'Project Name',
  namePlaceholder: 'Enter project name',
  description: 'Description',
  descriptionPlaceholder: 'Enter project description',
  create: 'Create Project',
  creating: 'Init Project',
  starterMissing: 'This starter could not be fetched. Connect to the network and try again, or start blank.',
  nameMissing: 'Give the project a name.',
} as const

export const importReasons: Record<ImportFailure, string> = {
  'not-a-zip': messages.invalidZip,
  'unsafe-zip': 'The archive holds something that must not be unpacked. Make the zip again with an ordinary tool.',
  'unreadable-zip': 'The archive cannot be unpacked. Make the zip again with an ordinary tool.',
  'too-large': 'The site is larger than 250 MB. Leave large media out and add them as links.',
  'no-pages':
    'pergola.json config file not founded!! A site needs at least one page: a file whose name ends in .html. Add it, then load the archive again.',
  'invalid-record': 'editor/pergola.json cannot be read. Remove that file from the zip to load it as an ordinary site.',
  'storage-full':
    'There is not enough room in this browser. Delete a project or free some disk space, then load it again.',
  cancelled: 'Cancelled. Nothing was added.',
  'worker-lost': 'The background worker stopped. Nothing was added; load the file again.',
}

export const saveReasons: Record<SaveFailure, string> = {
  'project-missing': 'The project is no longer in this browser.',
  'not-writer': 'The project is open for editing in another tab. Do it there, or close that tab.',
  'storage-full': 'There is not enough room in this browser. Delete a project or free some disk space, then try again.',
  'storage-cleared': 'The browser’s storage was cleared. Reload the page.',
  'worker-lost': 'The background worker stopped. Try again.',
  'write-failed': 'The browser could not write. Try again.',
  'not-encodable':
    'A file has a character that its encoding lacks. Convert the site to UTF-8 in Pages, then try again.',
  'timed-out': 'It took too long. Try again.',
}

export const openReasons: Record<OpenFailure | 'cancelled', string> = {
  'project-missing': 'The project is no longer in this browser.',
  'not-initialised': 'The project was not finished. Repair it first.',
  damaged: 'Nothing of it can be read any more. Remove it, or load an exported copy.',
  'worker-lost': 'The background worker stopped. Try again.',
  'timed-out': 'It took too long. Try again.',
  cancelled: 'Cancelled.',
}
