/** What a test page needs of a way to store a project. */
export interface Writer {
  /** Makes what is stored, the first time; opens it after that. */
  open(isFirst: boolean): Promise<void>
  /** Number of the last save as the record tells it. */
  saveNumber(): Promise<number>
  readText(path: string): Promise<string | null>
  readPicture(): Promise<Uint8Array<ArrayBuffer> | null>
  /** Resolves with the acknowledgement. */
  save(number: number, files: ReadonlyMap<string, string>): Promise<void>
  savePicture(bytes: Uint8Array<ArrayBuffer>): Promise<void>
}
