export const messages = {
  title: 'Command palette',
  placeholder: 'Search commands, pages and elements',
  nothing: (query: string) => `Nothing matches ${query}`,
  page: 'Page',
  element: 'Element',
  place: 'Window',
}
