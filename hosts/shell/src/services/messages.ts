export const messages = { more: 'Show details' }
