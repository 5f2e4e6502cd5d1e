import type { PageFailure } from '@pergola/contracts'
import { firstOf } from '@pergola/ui'
import type { PageNameProblem } from '@pergola/site/project'

export const messages = {
  title: 'Pages',
  search: 'Search pages',
  newPage: 'New page name',
  create: 'Create page',
  upload: 'Upload pages',
  created: 'Page created successfully',
  titleStep: (name: string) => `Title of ${name}`,
  moreWays: 'More ways to add a page',
  addMissing: 'Add a 404 page',
  missingTitle: 'Page not found',
  missingMade:
    'Hosts show this page for every address where nothing stands. Links on it lead from the top of the site.',
  missingEmpty: 'The 404 page is there and empty: the ready section could not be loaded. Choose one in Add, below 404.',
  removed: 'Page removed successfully',
  uploading: 'Uploading...',
  uploaded: 'Pages uploaded successfully',
  givenUp: (stored: number, all: number) => `Given up: ${stored} of ${all} pages are uploaded.`,
  fileEmpty: 'File is empty , maybe it is corrupted!',
  nameMissing: 'Page name is not founded!',
  typeName: 'Type a name for the page first, such as about or blog/first post.',
  noPage: (name: string) => `${name} is no .html file, skipping upload.`,
  exists: (name: string) => `Page ${name} already exists, skipping upload.`,
  taken: (name: string) => `A page named ${name} is already there.`,
  invalid: 'Use letters, digits, spaces, dots, - and _ in a page name, and / between folders.',
  settings: (name: string) => `Settings of ${name}`,
  helmet: 'Page Helmet',
  rename: (name: string) => `Rename ${name}`,
  more: (name: string) => `Actions of ${name}`,
  menu: 'Page actions',
  folder: (path: string, count: number) => `Folder ${path}, ${count} ${count === 1 ? 'page' : 'pages'}`,
  open: 'Open',
  close: 'Close',
  settingsItem: 'Page settings…',
  renameItem: 'Rename',
  duplicateItem: 'Duplicate',
  homeItem: 'Set as home page…',
  homeTitle: (name: string) => `Make ${name} the home page`,
  homeConfirm: 'Set as home page',
  formerField: 'New name of the home page of now',
  formerHint: 'It stays in the site under this name. The page you chose gets the address of the site itself.',
  formerName: 'old-home',
  followFormer: 'Links to the home page follow the page of now',
  settingHome: 'Setting the home page...',
  homeStep: (name: string) => `Make ${name} the home page`,
  homeStays: 'Given up: the home page stays what it is.',
  homeSet: (name: string, former: string, followed: readonly string[]) =>
    `${name} is the home page now, and the one before is ${former}.${followed.length === 0 ? '' : ` Links on ${firstOf(followed)} were rewritten.`}`,
  draftItem: 'Draft',
  draft: 'Draft',
  draftTitle: 'Not exported or published until it is finished',
  draftStep: (names: readonly string[]) => `Make ${firstOf(names)} ${names.length === 1 ? 'a draft' : 'drafts'}`,
  finishedStep: (names: readonly string[]) => `Finish ${firstOf(names)}`,
  drafted: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} is a draft now: it is edited and previewed, and neither exported nor published.`
      : `${names.length} pages are drafts now: they are edited and previewed, and neither exported nor published.`,
  finished: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} is finished: exports and publications have it.`
      : `${names.length} pages are finished: exports and publications have them.`,
  draftLinked: (users: readonly string[], count: number) =>
    `${firstOf(users)} ${users.length === 1 ? 'links' : 'link'} to ${count === 1 ? 'this draft' : 'these drafts'}: visitors get an error there.`,
  notDraft: 'The start page is always published: it cannot be a draft.',
  moveTo: 'Move to folder…',
  moveUp: 'Move up',
  moveDown: 'Move down',
  openAll: 'Open all folders',
  closeAll: 'Close all folders',
  removeItem: 'Delete',
  removeItems: (count: number) => `Delete ${count} selected`,
  move: 'Move',
  moveTitle: (count: number) => (count === 1 ? 'Move to a folder' : `Move ${count} to a folder`),
  folders: 'Folders',
  folderField: 'Folder',
  folderHint: 'A folder that is not there yet is made. Leave it empty for the top of the site.',
  notThere: 'The start page stays at the top of the site, and a folder cannot be put into itself.',
  ordering: 'Putting the pages in order...',
  orderStep: (keys: readonly string[]) => `Reorder ${firstOf(keys)}`,
  moving: (count: number) => (count === 1 ? 'Moving the page...' : `Moving ${count} pages...`),
  moved: (names: readonly string[], followed: readonly string[]) =>
    `${names.length === 1 ? `The page is ${names[0]} now.` : `${names.length} pages are moved: ${firstOf(names)}.`}${
      followed.length === 0 ? '' : ` Links on ${firstOf(followed)} lead there.`
    }`,
  moveStep: (count: number) => `Move ${count} pages`,
  notMoved: 'Given up: the pages stay where they are.',
  duplicateStep: (name: string) => `Duplicate page ${name}`,
  duplicating: 'Duplicating the page...',
  duplicated: (name: string, copy: string) => `${copy} is a copy of ${name}.`,
  notRead: (name: string) => `The files of ${name} cannot be read. Reload the editor, then try again.`,
  notChanged: 'The pages cannot be changed now. Wait until the page is loaded, then try again.',
  renamed: (name: string, followed: readonly string[]) =>
    `The page is called ${name} now.${followed.length === 0 ? '' : ` Links on ${firstOf(followed)} lead to it.`}`,
  renameStep: (from: string, to: string) => `Rename page ${from} to ${to}`,
  redirect: 'Redirect the old address',
  redirectStep: (from: string, to: string) => `Redirect ${from} to ${to}`,
  redirected: (from: string, to: string) =>
    `The page ${from} leads to ${to} now. Delete it when nobody needs it any more.`,
  renaming: 'Renaming the page...',
  notRenamed: 'Given up: the page keeps its name.',
  spelledOut: (scripts: readonly string[]) =>
    `${firstOf(scripts)} ${scripts.length === 1 ? 'spells' : 'spell'} out the old address and ${scripts.length === 1 ? 'was' : 'were'} left. Look there.`,
  editedMeanwhile: 'The page was edited while it was renamed. Save, then reload the canvas to see the new addresses.',
  indexKeepsName: 'The start page keeps its name: browsers look for index.html.',
  remove: (name: string) => `Delete ${name}`,
  removeIndex: 'Not Allowed To Delete Index Page',
  removeTitle: 'Delete page',
  removeQuestion: (name: string, isStep: boolean) =>
    `The page ${name} with its html, css and js files will be deleted. ${isStep ? 'Undo' : 'History'} can bring it back.`,
  removeManyQuestion: (names: readonly string[], isStep: boolean) =>
    `${names.length} pages with their html, css and js files will be deleted: ${firstOf(names)}. ${isStep ? 'Undo' : 'History'} can bring them back.`,
  removeStep: (names: readonly string[]) =>
    names.length === 1 ? `Delete page ${names[0]}` : `Delete ${names.length} pages`,
  looking: 'Looking for links to this page...',
  removing: 'Deleting the page...',
  linkedFrom: (users: readonly string[], count: number) =>
    users.length === 0
      ? ''
      : ` ${firstOf(users)} ${users.length === 1 ? 'links' : 'link'} to ${count === 1 ? 'it' : 'them'} and will lead nowhere.`,
  removeConfirm: 'Delete page',
  cancel: 'Cancel',
  notUtf8: (names: string, count: number) =>
    `${names} ${count === 1 ? 'is' : 'are'} not UTF-8. Edits are stored in the encoding of each page.`,
  lacking: 'A file has a character that its encoding lacks, so nothing is stored. UTF-8 has every character.',
  convert: 'Convert the site to UTF-8',
  convertQuestion: (names: string) =>
    `Every page, sheet and script that is not UTF-8 is stored as UTF-8 and says so${names && `: ${names} and what they use`}. It is one step that can be undone.`,
  convertConfirm: 'Convert',
  converting: 'Convert to UTF-8',
  converted: 'The site is UTF-8',
  notConverted: 'The site could not be converted; nothing was changed.',
  leftAsTheyAre: (files: string) =>
    `The site is UTF-8 but for ${files}: these files cannot say so and stay as they are.`,
  none: 'No page matches the search.',
  unsavedTitle: 'Unsaved changes',
  unsaved: 'There is changes not saved , Are you want to save changes ? ',
  save: 'Save changes',
  discard: 'Continue without saving',
} as const

export const nameProblems: Record<PageNameProblem, (name: string) => string> = {
  device: (name) =>
    `Windows keeps the name ${name} for itself, so the page could not be unpacked there. Choose another.`,
  word: (name) => `${name} is a word that pages cannot be called. Choose another.`,
  'first-dot': () => 'A page name cannot begin with a dot.',
  'last-dot': () => 'A page name cannot end with a dot.',
  character: () => messages.invalid,
  'too-long': () => 'This name is too long for a file. Use a shorter one.',
}

export const reasons: Record<PageFailure, string> = {
  'name-empty': messages.typeName,
  'name-invalid': messages.invalid,
  'page-exists': 'A page with this name is already there.',
  'page-missing': 'This page is not there any more.',
  'page-index': messages.removeIndex,
  'file-empty': messages.fileEmpty,
  'project-missing': 'The project is not there any more.',
  'not-writer': 'Another tab is editing this project. Take over there first.',
  'storage-full': 'The storage is full. Remove files or export the project, then try again.',
  'storage-cleared': 'The browser has cleared its storage. Export the project to keep your work.',
  'worker-lost': 'The storage does not answer. Reload the editor; the work is still here.',
  'write-failed': 'The page could not be written. Try again.',
  'not-encodable': 'The page has a character that its encoding lacks. Convert the site to UTF-8, then try again.',
  'timed-out': 'The storage took too long. Try again.',
}
