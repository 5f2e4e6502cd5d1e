export const messages = {
  notLoaded: 'This text cannot be typed yet: what edits it could not be loaded. Try again.',
}
