export const messages = {
  format: 'Text format',
  bold: 'Bold (Ctrl+B)',
  italic: 'Italic (Ctrl+I)',
  underline: 'Underline (Ctrl+U)',
  strike: 'Strikethrough',
  link: 'Link',
  address: 'Link address',
  addressHint: 'https:// or a page',
}
