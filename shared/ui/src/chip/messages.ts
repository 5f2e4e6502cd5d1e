export const messages = {
  marked: 'has values',
  remove: (label: string) => `Remove ${label}`,
}
