export const messages = {
  move: 'Move',
  resize: 'Resize',
}
