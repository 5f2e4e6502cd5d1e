export const messages = {
  group: 'Keyboard',
  next: 'Next part of the window',
  previous: 'Previous part of the window',
  canvas: 'Back to the canvas',
}
