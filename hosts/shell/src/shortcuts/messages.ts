export const messages = { title: 'Keyboard shortcuts', list: 'List of shortcuts' }
