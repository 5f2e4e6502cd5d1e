export const messages = {
  readOnly: 'This project is open for editing in another tab. You see what that tab saves.',
  takeOver: 'Take over',
}
