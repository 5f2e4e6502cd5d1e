/**
 * A target that only keeps files: a bucket, a folder. Paths are relative and have forward slashes; every member throws a
 * PublishProblem. What becomes of a site in it is the same for all (`create-store-target.ts`).
 */
export interface PublishStore {
  /** Null where there is none. */
  read(path: string): Promise<Uint8Array<ArrayBuffer> | null>
  write(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** Within the store, so that nothing travels. `to` is served as what its own name says. */
  copy(from: string, to: string): Promise<void>
  /** Nothing happens where there is none. */
  remove(path: string): Promise<void>
  /** Names of the files that lie directly in the folder; none where there is no such folder. '' is the whole. */
  list(folder: string): Promise<readonly string[]>
}
