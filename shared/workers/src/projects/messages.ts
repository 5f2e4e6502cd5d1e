/** Labels of progress and reasons, as the specification spells them where it does. */
export const messages = {
  reading: 'Proccess project',
  storing: 'Uploading assets',
  packing: 'Building pages',
  outdated: 'A newer version of Pergola is open in another tab. Reload this one.',
} as const
