export const messages = {
  canvas: 'Canvas',
  loading: 'Loading page',
  empty: 'This page is empty. Drag a block here, or press A to see the blocks.',
  failed: 'The page could not be opened',
  breadcrumb: 'Path of the selected element',
  elements: (count: number) => (count === 1 ? '1 element' : `${count.toLocaleString('en')} elements`),
  between: (count: number) => `… ${count} more`,
  nothingSelected: 'Nothing selected',
  readOnly: 'Read only',
  title: (page: string) => `Page ${page}`,
}
