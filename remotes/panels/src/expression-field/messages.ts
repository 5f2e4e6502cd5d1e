export const messages = {
  suggestions: 'Suggestions',
} as const
