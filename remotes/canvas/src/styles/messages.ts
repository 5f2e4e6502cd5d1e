/** Names of undo steps. */
export const messages = {
  edit: (properties: readonly string[]) => `Style ${properties.slice(0, 2).join(', ')}`,
  addClass: 'Add class',
  splitOff: 'Style only this one',
  removeClass: 'Remove class',
  removeRule: 'Delete rule',
  addRule: 'Add states',
  restateRule: 'Change states',
}
