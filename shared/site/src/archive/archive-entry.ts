import type { Outcome } from '@pergola/contracts'
import type { ArchiveRefusal } from './archive-refusal.ts'

/** One file of a zip that passed the guard. Its bytes are inflated on request and checked against size and CRC. */
export interface ArchiveEntry {
  /** Safe, relative, with forward slashes. */
  readonly path: string
  /** Bytes when inflated, as the directory declares them; `read` fails where the content says otherwise. */
  readonly size: number
  read(): Promise<Outcome<Uint8Array, ArchiveRefusal>>
}

/** One file to be packed. `read` is called once, in order of the paths, and its bytes are let go before the next. */
export interface ArchiveInput {
  readonly path: string
  read(): Uint8Array | Promise<Uint8Array>
}
