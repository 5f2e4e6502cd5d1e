import type { EditFailure, SaveFailure } from '@pergola/contracts'
import { writeFailures } from '@pergola/contracts'
import type { SheetFailure, VariableKind } from '@pergola/site/variables'
import { firstOf } from '@pergola/ui'

export const messages = {
  title: 'Variables',
  search: 'Search variables',
  styleGuide: 'Style guide',
  noPage: 'No page is open',
  noPageText: 'Open a page to see and change the variables of the site.',
  reading: 'Reading the sheets of the site...',
  notRead: 'The files of the site cannot be read. Reload the editor; the work is still here.',
  none: 'No variables yet',
  noneText: 'Type a name and a value above. A colour, a size or a font that has a name can be changed in one place.',
  noneFound: 'No variable matches the search.',
  newName: 'Name of the new variable',
  newValue: 'Value of the new variable',
  namePlaceholder: 'brand',
  valuePlaceholder: '#0a6cff, 1rem, var(--other)',
  add: 'Add variable',
  addMode: 'Add a mode',
  modePlaceholder: '[data-brand="b"], @media (prefers-contrast: more)',
  modeRefused: (text: string) => `${text} is neither a selector nor an at-rule such as @media (width < 600px).`,
  name: 'Name',
  value: (name: string, mode: string) => `${name}, ${mode}`,
  noDark: 'No dark value',
  noDarkTitle: (name: string) => `${name} has the same colour in the dark. Type another one here, or leave it.`,
  uses: (count: number) => (count === 1 ? '1 use' : `${count} uses`),
  unused: 'unused',
  usesOf: (name: string) => `Uses of ${name}`,
  goTo: (label: string, line: number) => (line === 0 ? label : `${label}, line ${line}`),
  moreUses: (count: number) => `and ${count} more`,
  actions: (name: string) => `Actions for ${name}`,
  rename: 'Rename',
  renameField: (name: string) => `Rename ${name}`,
  describe: 'Describe',
  descriptionOf: (name: string) => `Description of ${name}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  remove: 'Delete',
  replacementFor: (name: string, uses: number) =>
    uses === 1 ? `What the place that uses ${name} gets` : `What the ${uses} places that use ${name} get`,
  leaveUses: 'leave them as they are',
  confirmRemove: (name: string) => `Delete ${name}`,
  cancel: 'Cancel',
  onlyIn: (selectors: readonly string[]) => `Set in ${firstOf(selectors)}`,
  lookAt: (mode: string) => `Look at the page in ${mode}`,
  cannotLook: (mode: string) => `The canvas cannot switch ${mode} on. Add it to an element to see it.`,
  base: 'Base',
  dark: 'Dark',
  light: 'Light',

  setStep: (name: string) => `Set ${name}`,
  addStep: (name: string) => `Add ${name}`,
  clearStep: (name: string) => `Clear ${name}`,
  describeStep: (name: string) => `Describe ${name}`,
  moveStep: (name: string) => `Move ${name}`,
  renameStep: (from: string, to: string) => `Rename ${from} to ${to}`,
  removeStep: (name: string) => `Delete ${name}`,

  extractStep: (name: string) => `Make ${name} a variable`,
  extracting: 'Making a variable...',
  extracted: (name: string, uses: number) =>
    `${name} stands in ${uses} places now. Variables can give it another name.`,
  exchange: 'Import and export',
  import: 'Import a file…',
  importField: 'File of design tokens, Figma variables or CSS',
  exportTokens: 'Export as design tokens',
  exportFigma: 'Export as Figma variables',
  exportCss: 'Export as CSS',
  exportTailwind: 'Export as a Tailwind theme',
  importStep: (file: string) => `Import ${file}`,
  imported: (file: string, made: number, changed: number) =>
    `${file}: ${made} ${made === 1 ? 'variable' : 'variables'} added, ${changed} set anew.`,
  nothingIn: (file: string) => `${file} has no variable in it.`,
  notTokens: (file: string) =>
    `${file} is neither a file of design tokens or Figma variables nor CSS. Its JSON cannot be read.`,
  tooLarge: (file: string) => `${file} is larger than 5 MB. Import a part of it.`,
  leftOut: (count: number) => `${count} ${count === 1 ? 'token was' : 'tokens were'} left out.`,
  notSaid: (count: number) =>
    `The file is saved, without ${count} ${count === 1 ? 'value' : 'values'} that its format has no way to say.`,

  renaming: 'Renaming in all files...',
  removing: 'Deleting in all files...',
  renamed: (from: string, to: string, files: number) =>
    `${from} is ${to} now, in ${files} ${files === 1 ? 'file' : 'files'}.`,
  left: (name: string, places: readonly string[]) =>
    `${firstOf(places)} ${places.length === 1 ? 'names' : 'name'} ${name} and ${places.length === 1 ? 'was' : 'were'} left. Look there.`,
  badName: (typed: string) => `${typed} is no name: use letters, digits, - and _.`,
  taken: (name: string) => `A variable ${name} is there already. Choose another name.`,
  noValue: (name: string) => `Type a value for ${name}, too.`,
  noHome: 'This site has no style sheet of its own. Make a CSS file in the Files Manager and link it from its pages.',
  baseStays: (name: string) => `The base value of ${name} stays. Use Delete to take the variable away.`,
  notChanged: 'The variable could not be changed; nothing was written.',
} as const

export const kindLabels: Record<VariableKind, string> = {
  colour: 'Colours',
  size: 'Sizes',
  font: 'Fonts',
  weight: 'Weights',
  'line-height': 'Line heights',
  radius: 'Radii',
  shadow: 'Shadows',
  duration: 'Durations',
  ratio: 'Ratios',
  other: 'Other',
}

const sheetFailures: Record<SheetFailure, string> = {
  'not-css': 'The sheet cannot be read as CSS. Mend it in the Files Manager first.',
  missing: 'It is not there any more. Undo, or look at the sheet.',
  'invalid-value': 'This cannot stand as a value: look for a bracket, a quote or a semicolon too many.',
  'invalid-selector': 'This cannot stand as a selector or a condition.',
}

export function reasonOf(failure: SheetFailure | EditFailure | SaveFailure | 'file-missing'): string {
  if (failure === 'file-missing') return sheetFailures.missing
  return failure in sheetFailures ? sheetFailures[failure as SheetFailure] : writeFailures[failure as EditFailure]
}
