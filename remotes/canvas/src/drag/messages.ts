export const messages = {
  intoItself: 'Not allowed: an element cannot stand inside itself',
  refused: (tag: string) => `Not allowed: this cannot stand in <${tag}>`,
  readOnly: 'Not allowed: this project is read-only here',
  waiting: 'The page is still loading',
  dropped: 'Added as soon as the page has loaded',
  dropHere: 'Drop Here',
  many: (count: number) => `${count} elements`,
}
