/** Names of undo steps, and what a person hears. */
export const messages = {
  source: 'Choose file',
  upload: 'Adding images',
  notStored: 'The image could not be stored in the project.',
}
