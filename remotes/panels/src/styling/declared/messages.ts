export const messages = {
  own: 'Of this rule',
  name: 'Name',
  value: 'Value',
  taken: 'This rule sets it already.',
  remove: (name: string) => `Remove ${name}`,
} as const
