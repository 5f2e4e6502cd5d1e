export const messages = {
  rightPanel: 'Element panels',
  noPanels: 'No panels are loaded',
  close: (title: string) => `Close ${title}`,
  footer: 'Page status',
}
