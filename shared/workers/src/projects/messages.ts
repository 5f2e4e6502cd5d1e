/** Labels of progress, as the specification spells them where it does. */
export const messages = {
  reading: 'Proccess project',
  storing: 'Uploading assets',
  packing: 'Building pages',
} as const
