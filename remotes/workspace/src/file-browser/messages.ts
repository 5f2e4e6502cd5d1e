export const messages = {
  title: 'Files of this browser',
  empty: 'Nothing is stored here.',
  export: (name: string) => `Export ${name}`,
  delete: (name: string) => `Delete ${name}`,
  open: (name: string) => `Open ${name}`,
  missing: 'File is not founded',
  deleteTitle: 'Delete from storage',
  deleteQuestion: (path: string) =>
    `${path} is removed from this browser’s storage. A project that needs it is damaged.`,
  deleteLabel: 'Delete',
} as const
