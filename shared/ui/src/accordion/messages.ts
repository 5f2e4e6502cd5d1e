export const messages = { marked: 'has values' }
