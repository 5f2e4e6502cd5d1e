export const messages = {
  fileBrowser: 'Files of this browser',
  viewMissed: 'The network did not bring this part of the editor. It opens as soon as it comes.',
  viewBroken: 'This part of the editor cannot be started. Load the page anew to try again.',
}
