export const messages = {
  takeOver: 'Take over',
} as const
