export const messages = {
  own: 'Of this rule',
  none: 'This rule sets no custom property.',
  name: 'Name',
  value: 'Value',
  add: 'Add a custom property',
  badName: 'A name is letters, digits and dashes behind two dashes.',
  taken: 'This rule sets it already.',
  remove: (name: string) => `Remove ${name}`,
} as const
