export const messages = {
  notLoaded: 'This text cannot be typed yet: what edits it could not be loaded. Try again.',
  format: 'Text format',
  bold: 'Bold (Ctrl+B)',
  italic: 'Italic (Ctrl+I)',
  underline: 'Underline (Ctrl+U)',
  strike: 'Strikethrough',
  link: 'Link',
  address: 'Link address',
  addressHint: 'https:// or a page',
}
