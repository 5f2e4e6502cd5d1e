export const messages = {
  notAllowed: 'Not allowed',
  intoItself: 'Not allowed: an element cannot stand inside itself',
  refused: (tag: string) => `Not allowed: this cannot stand in <${tag}>`,
  readOnly: 'Not allowed: another tab edits this project',
  many: (count: number) => `${count} elements`,
}
