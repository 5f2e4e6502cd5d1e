export const messages = {
  title: 'Files of this browser',
  refused: 'The file browser is for developers. Add ?developer to the address to open it.',
  empty: 'There are no projects in this browser.',
  export: (name: string) => `Export ${name}`,
  delete: (name: string) => `Delete ${name}`,
  open: (name: string) => `Open ${name}`,
  missing: 'File is not founded',
  deleteTitle: 'Delete from storage',
  deleteQuestion: (path: string) =>
    `${path} is removed from this browser’s storage. A project that needs it is damaged.`,
  deleteLabel: 'Delete',
} as const
