import type { FileLike } from '../file-like.ts'
import type { Outcome } from '../outcome.ts'
import type { Readable } from '../readable.ts'
import type { Asset } from '../records/asset.ts'
import type { LongWork } from './long-work.ts'

export interface AssetsState {
  readonly phase: 'loading' | 'ready' | 'failed'
  readonly assets: readonly Asset[]
  /** Bytes. */
  readonly available: number
  readonly used: number
  readonly total: number
}

export interface UploadReport {
  readonly stored: readonly Asset[]
  /** Left out for their size, or because the project is full. */
  readonly ignored: readonly string[]
  /** Left out because the folder of assets holds as many files as it may. */
  readonly tooMany?: readonly string[]
  /** Not stored because the browser had no room left when it came to them, whatever it had said before. */
  readonly noRoom?: readonly string[]
  /** Not stored because the upload was given up before it came to them. */
  readonly cancelled?: readonly string[]
  /** Not stored because the storage could not be written. */
  readonly failed?: readonly string[]
}

export interface UploadWork extends LongWork {
  /** Where the files go, with a slash at the end; empty for the project's own folder. Absent: to the assets. */
  readonly folder?: string
  /** What becomes of a file whose name is taken: it gets another one, or takes the place. Absent: another name. */
  readonly sameName?: 'keep-both' | 'replace'
  /** Asked instead, with the names that stand there already, once it is known what each file will be called. Null: nothing is stored. */
  readonly askSameName?: (names: readonly string[]) => Promise<'keep-both' | 'replace' | null>
  /** What the history of the project calls it. */
  readonly label?: string
}

/** What a font file says of itself. */
export interface FontFacts {
  readonly family: string
  /** `700`, or `100 900` for a variable font. */
  readonly weight: string
  readonly style: string
  /** The characters it has, in at most a few dozen ranges; empty when it does not say. */
  readonly unicodeRange: string
  readonly format: 'truetype' | 'opentype' | 'woff' | 'woff2' | 'embedded-opentype' | 'svg'
}

/** `collection`: several fonts in one file, which no page can use. */
export type FontProblem = 'not-a-font' | 'broken' | 'collection' | 'too-large' | 'worker-lost'

/** Assets of the open project. */
export interface AssetsService {
  readonly state: Readable<AssetsState>
  upload(
    files: readonly FileLike[],
    work?: UploadWork,
  ): Promise<Outcome<UploadReport, 'too-large' | 'storage-full' | 'not-writer' | 'worker-lost'>>
  remove(names: readonly string[]): Promise<Outcome<undefined, 'not-writer' | 'worker-lost'>>
  read(name: string): Promise<FileLike | null>
  /** Reads a font file away from this thread: it may come from anywhere. Absent before it. */
  readFont?(file: FileLike): Promise<Outcome<FontFacts, FontProblem>>
  /** Address inside the editor's origin, served by the service worker; for previews in panels. */
  urlOf(name: string): string
}
