export const messages = {
  search: 'Search blocks',
  empty: 'No Data Founded...',
  others: 'Others',
  notAllowed: 'Not allowed',
  readOnly: 'Another tab edits this project. Take over to add blocks.',
  hint: 'Drag onto the canvas, or press Enter to insert at the selection.',
} as const
