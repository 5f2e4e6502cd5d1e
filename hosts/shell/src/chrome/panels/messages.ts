export const messages = {
  rightPanel: 'Element panels',
  noPanels: 'No panels are loaded',
  close: (title: string) => `Close ${title}`,
  elements: (count: number) => (count === 1 ? '1 element' : `${count.toLocaleString('en')} elements`),
  footer: 'Page status',
  unsaved: 'Unsaved changes',
  saving: 'Saving...',
  saved: 'Saved',
  savedAt: (time: string) => `Saved at ${time}`,
}
