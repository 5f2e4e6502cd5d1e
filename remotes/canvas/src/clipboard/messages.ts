export const messages = {
  callbacksLeft: 'Its motion came without the code of its callbacks: code does not come with the clipboard.',
}
