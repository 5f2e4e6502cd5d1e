import type { BlocksFileFault } from '@pergola/site/project'
import { shortName } from '@pergola/ui'

export const messages = {
  search: 'Search blocks',
  empty: 'No Data Founded...',
  parts: 'What is added',
  plain: 'Blocks',
  sections: 'Sections',
  sectionsComing: 'Loading the sections…',
  sectionsMissing: 'The sections could not be loaded. Check your connection and try again.',
  tryAgain: 'Try again',
  others: 'Others',
  loading: 'The page is still loading. Add the block when it has loaded.',
  notAllowed: 'Not allowed',
  contentMissing: 'What it is made of did not come with this site. Import it again, or delete it.',
  readOnly: 'This project is read-only here; the bar above says why.',
  hint: 'Drag onto the canvas, or press Enter to insert at the selection. A searches blocks and sections, Enter adds the first that was found.',
  upload: 'Import symbols or templates',
  importStep: 'Import blocks',
  removeStep: 'Delete blocks',
  imported: (count: number) => `${count} ${count === 1 ? 'block' : 'blocks'} imported`,
  invalid: 'Invalid file',
  notExported: 'The blocks could not be exported. Try again.',
  notImported: 'The blocks could not be imported. Try again.',
  notRemoved: 'The blocks could not be deleted. Try again.',
  more: (name: string) => `Actions of ${shortName(name)}`,
  export: 'Export',
  exportAll: 'Export All',
  deleteAll: 'Delete All',
  delete: 'Delete',
  cancel: 'Cancel',
  downloaded: (kind: string) => `${kind} downloaded successfully`,
  inFiles: (files: number, most: number) =>
    `They are in ${files} files, as one holds at most ${most} blocks and 20 MB. Import each of them.`,
  removed: (name: string) => `${shortName(name)} removed successfully`,
  symbolRemoved: (name: string) => `${shortName(name)} Symbol removed successfully`,
  deleteOne: (name: string) => `${shortName(name)} is taken out of the project.`,
  deleteSome: (count: number, category: string) =>
    count === 1
      ? `The only block of ${shortName(category)} is taken out of the project.`
      : `All ${count} blocks of ${shortName(category)} are taken out of the project.`,
  deleteTitle: (what: string) => `Delete ${shortName(what)}`,
  ofElements: (go: boolean, blocks: number) => {
    const whose = blocks === 1 ? 'Its elements' : 'Their elements'
    return go ? `${whose} on the pages are deleted as well.` : `${whose} on the pages stay as plain elements.`
  },
  undoHint: 'Undo brings everything back.',
  keepElements: 'Keep elements',
  deleteElements: 'Delete elements too',
} as const

const notValid = (why: string, what: string) => `The uploaded file is not valid: ${why}. ${what}`
const chooseExported = 'Choose a json file that symbols or templates were exported to.'

/** Why a file is refused, and what helps; of an item `detail` says which it is, and which field of it. */
export const invalidTexts: Readonly<Record<BlocksFileFault | 'too-large', (detail?: string) => string>> = {
  'no-json': () => notValid('it is not json, or only a part of it', 'Export it again, or choose another file.'),
  'no-list': () => notValid('it holds no list of symbols or templates', chooseExported),
  'no-items': () => notValid('the list in it is empty', chooseExported),
  'too-many': () => notValid('it holds more than 500 of them', 'Split it into several files.'),
  'too-large': () => notValid('it is larger than 20 MB', 'Split it into several files.'),
  'bad-item': (detail = '') => {
    const [item, field] = detail.split(', ')
    const why = field === undefined ? 'is none' : `has no ${field} that can be read`
    return notValid(`item ${item} in it ${why}`, chooseExported)
  },
}
