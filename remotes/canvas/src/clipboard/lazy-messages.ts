export const messages = {
  notCopied: 'Nothing was copied: the clipboard was not ready yet. Try again.',
  notPasted: 'Nothing was put in: what reads it could not be loaded. Try again.',
}
