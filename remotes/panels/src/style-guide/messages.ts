export const messages = {
  title: 'Style guide',
  schemes: 'Schemes',
  both: 'Both',
  light: 'Light',
  dark: 'Dark',
  frame: (scheme: string) => `Style guide, ${scheme.toLowerCase()}`,
  noPage: 'No page is open',
  noPageText: 'Open a page: the guide is drawn by its sheets.',
  notRead: 'The files of the site cannot be read. Reload the editor; the work is still here.',
  export: 'Export as a page',
  exportTitle:
    'A page of the site that shows its system. Colours and sizes follow the site; values and contrasts are those of now.',
  exported: (name: string) => `The style guide is the page ${name} now.`,
  taken: 'There are ten pages called style-guide already. Rename or delete one of them first.',
} as const
