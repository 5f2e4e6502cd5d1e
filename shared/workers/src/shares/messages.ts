export const messages = {
  encrypting: 'Encrypting',
  uploading: 'Uploading...',
  downloading: 'Downloading',
}
