const whenFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

export const messages = {
  title: 'A page ended this tab',
  ended: (page: string, project: string, at: number) =>
    `The browser stopped while it drew page ${page} of ${project}, ${whenFormat.format(at)}.`,
  rest: 'It is not opened again by itself. Nothing is lost: all that was saved is still stored.',
  unknownProject: 'a project',
  withheldTitle: (page: string) => `Page ${page} is not drawn`,
  withheld: 'Drawing it ended the tab before. Its code, its history, its files and other pages can be opened.',
  tooLarge: (elements: number) =>
    `It has about ${elements.toLocaleString('en')} elements, so many or so deep in each other that drawing them may take minutes, and the browser may end the tab for want of memory. Nothing is lost: its code, its history, its files and other pages can be opened, and the site is exported as it came.`,
  code: 'Open its code',
  history: 'History',
  export: 'Export',
  remove: 'Delete project',
  anyway: 'Open anyway',
  draw: 'Draw it anyway',
  dismiss: 'Dismiss',
  removeTitle: 'Delete project',
  removeQuestion: (project: string) =>
    `Delete ${project}? Its pages, files and history are removed from this browser and cannot be brought back.`,
  removed: 'The project was deleted',
  notRemoved: 'The project could not be deleted',
  notOpened: 'The project could not be opened',
  fileEditor: 'File Editor',
  filesManager: 'Files Manager',
  historyTitle: 'History',
}
