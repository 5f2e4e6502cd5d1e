export const messages = {
  search: 'Search blocks',
  empty: 'No Data Founded...',
  others: 'Others',
  notAllowed: 'Not allowed',
  hint: 'Drag onto the canvas, or press Enter to insert at the selection.',
} as const
