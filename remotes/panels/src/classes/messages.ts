import { firstOf } from '@pergola/ui'

const elements = (count: number) => `${count} ${count === 1 ? 'element' : 'elements'}`
const classes = (count: number) => `${count} ${count === 1 ? 'class' : 'classes'}`

export const messages = {
  title: 'Classes',
  search: 'Search classes',
  kinds: 'Which classes',
  all: 'All',
  unused: 'Unused',
  noPage: 'No page is open',
  noPageText: 'Open a page to see the classes of its site.',
  none: 'No classes yet',
  noneText: 'Style an element: its class appears here.',
  noneFound: 'No class has this name',
  noneUnused: 'Every class is used',
  failed: 'The classes could not be read.',
  again: 'Try again',
  reading: 'Reading the pages…',
  classes,
  uses: (count: number, pages: number) =>
    count === 0 ? 'No element' : `${elements(count)}, ${pages} ${pages === 1 ? 'page' : 'pages'}`,
  noRule: 'No rule in the sheets of this site',
  styledIn: 'Styled in',
  usedOn: 'Used on',
  goTo: (name: string, page: string) => `Select .${name} on ${page}`,
  notHere: (name: string, page: string) => `Scripts or symbols put .${name} on ${page}: it is not in the page itself.`,
  rename: (name: string) => `Rename .${name}`,
  newName: (name: string) => `New name of .${name}`,
  remove: (name: string) => `Delete .${name}`,
  removeTitle: (names: readonly string[]) =>
    names.length === 1 ? `Delete .${names[0]}` : `Delete ${classes(names.length)}`,
  removeQuestion: (taken: { readonly elements: number; readonly rules: number }) =>
    `${elements(taken.elements)} lose it, and ${taken.rules} ${taken.rules === 1 ? 'rule goes' : 'rules go'}. Undo brings all of it back.`,
  unusedQuestion: (names: readonly string[], rules: number) =>
    `No element of a page or symbol has ${firstOf(names.map((name) => `.${name}`))}. ${rules} ${rules === 1 ? 'rule goes' : 'rules go'} with them; Undo brings all of it back.`,
  spelled: (places: readonly string[]) =>
    ` It is spelled out in ${firstOf(places)}, which stays as it is and may need the class.`,
  kept: (names: readonly string[]) =>
    ` ${firstOf(names.map((name) => `.${name}`))} ${names.length === 1 ? 'stays' : 'stay'}: scripts or directives spell ${names.length === 1 ? 'it' : 'them'} out.`,
  removeConfirm: 'Delete',
  cancel: 'Cancel',
  removeUnused: (count: number) => `Delete ${classes(count)}`,
  looking: 'Looking through the site…',
  nothingUnused: (names: readonly string[]) =>
    `Nothing was deleted: scripts or directives spell out ${firstOf(names.map((name) => `.${name}`))}.`,
  removed: (names: readonly string[]) =>
    names.length === 1 ? `.${names[0]} is deleted` : `${classes(names.length)} are deleted`,
  step: (names: readonly string[]) =>
    names.length === 1 ? `Delete class .${names[0]}` : `Delete ${classes(names.length)}`,
  removeFailed: 'The class was not deleted.',
}
