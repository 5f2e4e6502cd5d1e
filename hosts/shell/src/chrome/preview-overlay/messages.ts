export const messages = {
  title: 'Preview',
  frame: (page: string) => `Page ${page} as visitors see it`,
  refresh: 'Refresh',
  minimise: 'Minimize',
  restore: 'Restore',
  full: 'Fullscreen',
  leaveFull: 'Leave fullscreen',
  close: 'Close',
  nothing: 'There is no page to preview',
  nothingText: 'Open a project in the editor first.',
}
