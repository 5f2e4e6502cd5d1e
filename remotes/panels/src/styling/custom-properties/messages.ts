export const messages = {
  none: 'This rule sets no custom property.',
  add: 'Add a custom property',
  badName: 'A name is letters, digits and dashes behind two dashes.',
} as const
