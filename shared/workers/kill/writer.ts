import type { Step } from './plan.ts'

/** What a test page needs of a way to store a project. */
export interface Writer {
  /** Makes what is stored, the first time, with these files; opens it after that. */
  open(isFirst: boolean, start: ReadonlyMap<string, string>): Promise<void>
  /** Number of the last save as the record tells it. */
  saveNumber(): Promise<number>
  readText(path: string): Promise<string | null>
  readPicture(): Promise<Uint8Array<ArrayBuffer> | null>
  /** Resolves with the acknowledgement: what was done, in a word or two. */
  save(number: number, step: Step): Promise<string>
  savePicture(bytes: Uint8Array<ArrayBuffer>): Promise<void>
}
