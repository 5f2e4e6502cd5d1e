export const messages = {
  taken: (folder: string) => `From the folder ${folder}`,
}
