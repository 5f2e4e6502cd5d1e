/** Steps of the history. */
export const messages = {
  taken: (folder: string) => `From the folder ${folder}`,
  keptMine: 'Kept over the folder’s',
  reading: 'Reading the folder',
} as const
