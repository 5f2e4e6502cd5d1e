/** Names of undo steps, and what a person hears. */
export const messages = {
  source: 'Choose file',
  upload: 'Adding files',
  uploadStep: (names: readonly string[]) =>
    names.length === 1 ? `Upload ${names[0]}` : `Upload ${names.length} files`,
  notStored: {
    'too-large': 'The file is too large for an asset.',
    'storage-full': 'There is no room left in this browser. Delete what you no longer need, then try again.',
    'not-writer': 'Another tab edits this project. Take over in this tab to add files.',
    'worker-lost': 'The background worker has stopped. Try again.',
  },
  leftOut: (fault: 'large' | 'many', names: readonly string[]) => `Left out, too ${fault}: ${names.join(', ')}`,
  noRoom: (names: readonly string[]) => `Not stored: ${names.join(', ')}`,
  nothing: (names: readonly string[]) => `Nothing in it can be put into a page: ${names.join(', ')}`,
  strange: (names: readonly string[]) =>
    `Only pictures, video, sound and text can be put into a page: ${names.join(', ')}`,
}
