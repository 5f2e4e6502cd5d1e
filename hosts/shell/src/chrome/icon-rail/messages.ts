export const messages = { rail: 'Places' }
