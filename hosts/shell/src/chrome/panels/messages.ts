export const messages = {
  rightPanel: 'Element panels',
  noPanels: 'No panels are loaded',
  close: (title: string) => `Close ${title}`,
  resizeLeft: 'Width of the left panel',
  resizeRight: 'Width of the right panel',
  footer: 'Page status',
}
