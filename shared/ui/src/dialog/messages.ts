export const messages = { close: 'Close' }
