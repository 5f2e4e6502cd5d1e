export const messages = { fileBrowser: 'Files of this browser' }
