/** Spelled as the specification spells them. */
export const messages = {
  installing: 'App is installing...',
  installed: 'App installed successfully',
  failed: 'Failed to register service worker',
  update: 'A new version is available. Reload now?',
  updateText: 'Save first what you want to keep. The new version also comes by itself at the next start.',
  reload: 'Reload',
  later: 'Later',
}
