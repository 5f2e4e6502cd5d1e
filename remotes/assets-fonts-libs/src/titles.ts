/** What the places of this remote are called. Apart from their other texts, which come with each place. */
export const titles = {
  files: 'Files Manager',
  assets: 'Assets Manager',
  fileEditor: 'File Editor',
  fonts: 'Custom font Installer',
  libraries: 'Library Installer',
  assetPicker: 'Choose a file',
}
