export const messages = {
  title: 'Command palette',
  placeholder: 'Search commands, pages, elements, classes and settings',
  nothing: (query: string) => `Nothing matches ${query}`,
  page: 'Page',
  element: 'Element',
  place: 'Window',
  class: 'Class',
  setting: 'Setting',
}
