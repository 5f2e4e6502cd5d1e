export const messages = {
  fileBrowser: 'Files of this browser',
  viewMissed: 'The network did not bring this part of the editor. It opens as soon as it comes.',
  viewBroken: 'A part of the editor cannot be started',
  viewBrokenText: 'Everything else works, and nothing is lost. Load the page anew to try again; the console says why.',
}
