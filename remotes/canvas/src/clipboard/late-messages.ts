export const messages = {
  notYet: 'Nothing was copied: the clipboard was not ready yet. Try again.',
}
