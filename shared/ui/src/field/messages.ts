export const messages = { clearSearch: 'Clear search' }
