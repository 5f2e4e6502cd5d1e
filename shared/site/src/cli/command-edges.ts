import type { FileLike } from '@pergola/contracts'
import type { PublishPorts } from '../publish/index.ts'

/** What the command needs of the system, handed in so that it runs the same in a test. */
export interface CommandEdges {
  /** Null where there is no such file; throws where there is one that cannot be read. */
  openFile(path: string): Promise<FileLike | null>
  /** Paths of all files below a folder, with forward slashes; null where there is no such folder. */
  listFiles(folder: string): Promise<readonly string[] | null>
  /** Bytes of a file that is there. */
  fileSize(path: string): Promise<number>
  /** All of a file that is there; throws where it cannot be read. */
  readFile(path: string): Promise<Uint8Array<ArrayBuffer>>
  /** Makes the folders on the way. `path` is relative to the folder and was checked by the guard. */
  writeFile(folder: string, path: string, bytes: Uint8Array): Promise<void>
  /** Nothing where there is no such file. */
  removeFile(folder: string, path: string): Promise<void>
  /** Resolves when nobody will write to the standard input any more. */
  untilInputEnds(): Promise<void>
  /** Of the process; undefined where it is not set. */
  environment(name: string): string | undefined
  readonly publishPorts: PublishPorts
  /** The bytes of `harfbuzzjs/dist/harfbuzz-subset.wasm`. Without it fonts go out as they are. */
  harfbuzz?(): Promise<Uint8Array>
  /** Holds `NAME/site/…` for each starter. */
  readonly startersFolder: string
  print(line: string): void
  printError(line: string): void
}
