export const messages = {
  title: 'Command palette',
  placeholder: 'Search commands, blocks, pages, elements, classes and settings',
  nothing: (query: string) => `Nothing matches ${query}`,
  page: 'Page',
  element: 'Element',
  place: 'Window',
  class: 'Class',
  block: 'Block',
  add: (block: string) => `Add ${block}`,
  notAllowed: 'Not allowed',
  setting: 'Setting',
}
