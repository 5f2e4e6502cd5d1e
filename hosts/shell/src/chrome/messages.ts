export const messages = { editor: 'Editor' }
