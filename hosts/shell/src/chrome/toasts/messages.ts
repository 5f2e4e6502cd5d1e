export const messages = { region: 'Messages', close: 'Close message' }
