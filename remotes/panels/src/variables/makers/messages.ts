import type { ContrastLevel } from '@pergola/site/makers'
import { makerNames } from './maker-names.ts'

export const messages = {
  ...makerNames,
  back: 'Back to the variables',
  cancel: 'Cancel',
  apply: (added: number, replaced: number) => {
    if (replaced === 0) return `Add ${added}`
    return added === 0 ? `Replace ${replaced}` : `Add ${added}, replace ${replaced}`
  },
  nothing: 'Nothing to add',
  taken: (count: number) =>
    count === 1 ? 'One of these names is there already' : `${count} of these names are there already`,
  replace: 'Replace',
  skip: 'Skip',
  made: (added: number, replaced: number) =>
    [
      added > 0 ? `${added} ${added === 1 ? 'variable' : 'variables'} added` : '',
      replaced > 0 ? `${replaced} replaced` : '',
    ]
      .filter((part) => part !== '')
      .join(', ') + '.',
  preview: 'What is made',
  isTaken: 'is there already',

  name: 'Name',
  badName: 'Use letters, digits, - and _.',
  colour: 'Colour',
  notColour: 'This is no colour that the browser knows.',
  steps: 'Steps',
  notation: 'Written as',
  against: 'Contrast on',
  blackAndWhite: 'white and black',
  light: 'light',
  dark: 'dark',
  onSurface: (ratio: string, level: string, scheme: string) => `${ratio} to 1 in the ${scheme}: ${level}`,
  rampStep: (name: string) => `Make the colours ${name}`,

  narrow: 'Narrow',
  wide: 'Wide',
  width: 'Window',
  size: 'Base',
  ratio: 'Ratio',
  field: (label: string, end: string) => `${label}, ${end}`,
  below: 'Smaller',
  above: 'Larger',
  badNumber: (least: number, most: number) => `Type a number from ${least} to ${most}.`,
  sameWidth: 'The wide window has to be wider than the narrow one.',
  sizes: (narrow: string, wide: string) => `${narrow} to ${wide} px`,
  sample: 'Ag',
  zoomsLess: 'does not double with zoom',
  zoomsLessTitle:
    'It grows more than two and a half times with the window, so it cannot be zoomed to twice its size (WCAG 1.4.4). Choose a smaller ratio or base for the wide window.',
  scaleStep: (name: string) => `Make the scale ${name}`,

  heading: 'Headings',
  body: 'Texts',
  pairs: 'Pairs',
  noFonts: 'No fonts are installed',
  noFontsText: 'Add families in the Fonts Installer first; each two of them make a pair.',
  pair: (heading: string, body: string) => `${heading} over ${body}`,
  fontsStep: (heading: string, body: string) => `Set ${heading} and ${body}`,
} as const

export const levels: Readonly<Record<ContrastLevel, string>> = {
  AAA: 'AAA',
  AA: 'AA',
  'AA large': 'AA for large text',
  none: 'too little',
}

export const shortLevels: Readonly<Record<ContrastLevel, string>> = {
  AAA: 'AAA',
  AA: 'AA',
  'AA large': 'large',
  none: '–',
}

/** Ratios of musical intervals, as type scales are known by. */
export const ratios: readonly { readonly value: string; readonly label: string }[] = [
  { value: '1.067', label: '1.067 minor second' },
  { value: '1.125', label: '1.125 major second' },
  { value: '1.2', label: '1.2 minor third' },
  { value: '1.25', label: '1.25 major third' },
  { value: '1.333', label: '1.333 perfect fourth' },
  { value: '1.414', label: '1.414 augmented fourth' },
  { value: '1.5', label: '1.5 perfect fifth' },
  { value: '1.618', label: '1.618 golden ratio' },
]
