/** What the images worker can do. */
export interface ImageVerbs {
  toWebp(input: { file: Blob }): Promise<Blob | null>
}
