export const messages = {
  add: (label: string) => `Add to ${label}`,
  options: (name: string) => `Options of ${name}`,
  show: (name: string) => `Show ${name}`,
  hide: (name: string) => `Hide ${name}`,
  up: 'Move up',
  down: 'Move down',
  duplicate: 'Duplicate',
  remove: 'Remove',
  text: 'Value',
  empty: 'None yet.',
} as const
