import { limits } from '@pergola/contracts'
import { policyRefusal } from '@pergola/ui'

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

interface BrokenPlace {
  readonly line: number
  readonly column: number
  readonly code: string
  readonly problem: string
  readonly fileType: 'js' | 'css'
}

export const libraryMessages = {
  tabs: 'Libraries',
  installed: 'Installed',
  search: 'Add New',
  upload: 'Upload New',

  groups: { jsHeaderLibs: 'Header Scripts', jsFooterLibs: 'Footer Scripts', cssLibs: 'Styles' },
  groupHints: {
    jsHeaderLibs: 'Run in the head of each page, from top to bottom.',
    jsFooterLibs: 'Run at the end of each page, before its own code.',
    cssLibs: 'Stand before the page’s own style.',
  },
  emptyGroup: 'None yet',
  none: 'No Data Founded...',
  noneHint: 'Scripts and styles of others, for all pages of the project. Their order here is their order in the page.',
  notReached: (names: string) =>
    `These libraries do not reach ${names}: what no browser reads as text is kept and exported as it came.`,

  drag: (name: string) => `Move ${name}. Drag it, or press Alt with an arrow key`,
  moved: (name: string, group: string, index: number) => `${name}: ${group}, place ${index + 1}`,
  globalName: (name: string) => `Global name of ${name}`,
  globalPlaceholder: 'Global name',
  notAName: 'A name as in code: letters, digits, $ and _, no digit first.',
  defer: 'defer',
  async: 'async',
  deferOf: (name: string) => `defer ${name}`,
  asyncOf: (name: string) => `async ${name}`,
  edit: (name: string) => `Edit ${name}`,
  more: (name: string) => `Options of ${name}`,
  up: 'Move up',
  down: 'Move down',
  toHeader: 'Move to the header',
  toFooter: 'Move to the footer',
  download: 'Install all locally',
  downloadHint: (count: number) =>
    count === 1
      ? '1 library is fetched by the pages from its server.'
      : `${count} libraries are fetched by the pages from their servers.`,
  typingsHint: (count: number) =>
    count === 1 ? 'Completion does not know 1 library.' : `Completion does not know ${count} libraries.`,
  modelsHint: (count: number) =>
    count === 1 ? '1 Rest API Model has no response.' : `${count} Rest API Models have no response.`,
  delete: (name: string) => `Delete ${name}`,
  deleteLabel: 'Delete',
  deleteQuestion: (name: string) => `${name} and its file are removed from this project. Code that uses it breaks.`,
  cdn: 'CDN',
  missing: 'The file is missing. Install it again, or delete the entry.',

  service: 'Address of the search',
  serviceHint:
    'Libraries are searched at a public CDN, which then sees what you type. Nothing is sent before you agree. The address is kept in this browser; any service that answers like cdnjs will do.',
  agree: 'Search there',
  otherService: 'Another service…',
  searchLibraries: 'Search libraries',
  searching: 'Searching…',
  found: (count: number) => (count === 1 ? '1 library' : `${count.toLocaleString('en')} libraries`),
  foundList: 'Libraries found',
  showMore: 'Show more',
  nothingFound: 'No library of this name has a .js or .css file.',
  typeName: 'Type a name',
  typeNameHint: 'Such as swiper, chart or animate.',
  chooseLibrary: 'Choose a library',
  chooseLibraryHint: 'Its file is fetched only when you install it.',
  searchFailed: 'Faild To Get Library',
  searchFailedDetail: 'The service did not answer as a library search does. Check the connection and the address.',

  url: 'URL',
  urlHint: 'An https address that ends in .js or .css.',
  name: 'Name',
  or: 'or a file',
  choose: 'Choose a .js or .css file',
  dropHere: 'Drop the file here',
  leaveOut: (file: string) => `Leave out ${file}`,
  options: 'Options',
  place: 'Place in the page',
  header: 'Header',
  footer: 'Footer',
  deferHint: 'Fetched beside the page, run in order when it is read.',
  asyncHint: 'Run as soon as it is there, in no order.',
  styleOptions: 'A style stands in the head, in the order of the list.',
  globalField: 'Global name',
  globalHint:
    'What the script puts on window, such as Swiper. Left blank, it is found by running the file alone, out of reach of everything.',
  install: 'Install',
  installCdn: 'Install As Cdn',
  installLocal: 'Install Locally',
  giveUp: 'Cancel',
  installing: 'Installing library...',
  installingTypes: 'Installing library types...',

  fillAll: 'Fill All Fields',
  notCssOrJs: 'It is not css or js lib!',
  globalUsed: 'This global name used before',
  globalUsedDetail: (name: string) => `Another library of the project is ${name}.`,
  notCome: (names: string) => `Not fetched: ${names}. They stay on their servers.`,
  notFetched: (url: string, status: number) => `Faild To Fetch ${url} With Status Code : ${status}`,
  failed: 'Failed To Install Library',
  about: (name: string, reason: string) => `${name}: ${reason}`,
  done: 'Library Installed Successfully',
  isModule: (name: string) =>
    `${name} is an ES module: pages load it with type="module", and it brings no global name. For scripts that call it by one, install its file for browsers, often called .umd.js, .iife.js or .global.js.`,
  isCommonJs: (name: string) =>
    `${name} is made for Node and puts nothing on window: run by a page it stops at its first require or exports. Install its file for browsers instead, often called .umd.js, .iife.js or .min.js.`,
  noEnd: (name: string) =>
    `${name} did not come to its end when it ran alone. A page that runs it may stand still: look at the preview before you publish. Its global name is not known; type it into the list.`,
  brokenTitle: (name: string) => `${name} has a syntax error`,
  brokenQuestion: ({ line, column, code, problem, fileType }: BrokenPlace) =>
    `Line ${line}, column ${column}${code === '' ? '' : `, at “${code}”`}: ${problem.replace(/\.$/, '')}. ${
      fileType === 'js'
        ? 'Of a script with such an error browsers run nothing.'
        : 'Of such a style browsers leave out what they cannot read.'
    } If it is written for browsers newer than this editor, install it anyway.`,
  installAnyway: 'Install anyway',
  removed: 'Library Removed Successfully',
  notRemoved: 'Faild To Remove Library',
  notChanged: 'The library could not be changed',
  notAnAddress: 'Only https addresses can be fetched.',
  noAnswer: 'The server did not answer, or does not let other sites read the file (CORS). Save the file and upload it.',
  policy: `${policyRefusal} Use https, or save the file and upload it.`,
  tooLarge: `A library may have ${megabytes(limits.assetBytes)}.`,
  empty: 'The file is empty.',
  offline: 'You are offline..!',
  restricted: 'This project is restricted: it fetches nothing. Trust it first.',
  readOnly: 'The project is open for editing in another tab. Change its libraries there, or take over here.',
  replaceTitle: (name: string) => `Replace ${name}`,
  replaceQuestion: (name: string) =>
    `${name} is installed already. Replaced, it keeps its place in the list; kept beside it, the new one gets another file.`,
  replace: 'Replace',
  keepBoth: 'Keep both',

  installStep: (name: string) => `Install ${name}`,
  deleteStep: (name: string) => `Delete ${name}`,
  moveStep: (name: string) => `Move ${name}`,
  editStep: (name: string) => `Change ${name}`,
  downloadStep: 'Install libraries locally',
} as const
