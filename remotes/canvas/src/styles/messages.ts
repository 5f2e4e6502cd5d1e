/** Names of undo steps. */
export const messages = {
  toSite: 'Move to the site',
  toPage: 'Move to this page',
  edit: (properties: readonly string[]) => `Style ${properties.slice(0, 2).join(', ')}`,
  addClass: 'Add class',
  splitOff: 'Style only this one',
  removeClass: 'Remove class',
  removeRule: 'Delete rule',
  removeInline: 'Remove inline styles',
  moveInline: 'Move inline styles',
  noHiding: 'In a style attribute nothing can be switched off. Move it into the class first.',
  unreadable: 'The style attribute is not well-formed. Mend it in the code.',
  addRule: 'Add states',
  restateRule: 'Change states',
}
