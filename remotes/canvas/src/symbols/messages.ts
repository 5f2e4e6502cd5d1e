export const messages = {
  group: 'Element',
  createSymbol: 'Create symbol',
  createTemplate: 'Create template',
  fromSymbol: 'You Can’t Create symbol From Symbol',
  multiple: 'Symbols not allowd in multi selections',
  symbolStep: 'Create symbol',
  templateStep: 'Create template',
  nothing: 'Select an element first.',
}
