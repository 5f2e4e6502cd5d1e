export const messages = { title: 'Keyboard shortcuts' }
