export const messages = {
  title: 'More properties',
  none: 'This rule sets nothing beyond what the other sections show.',
  add: 'Add a property',
  unknown: (name: string) => `This browser knows no property ${name}.`,
  elsewhere: (section: string) => `Its field stands in the section ${section}.`,
  noName: 'Choose a property.',
} as const
