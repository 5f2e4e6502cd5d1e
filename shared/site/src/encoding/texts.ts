/** A file as text: in `encoding` it is written again. */
export interface TextFile {
  readonly text: string
  /** Its name in the Encoding standard, in lower case. */
  readonly encoding: string
}

/** The encoding of what a sheet or a script is used by, where it is not UTF-8: what counts for one that declares none. */
export type Surroundings = () => Promise<string | null>

export interface Writing {
  readonly path: string
  readonly text: string
  /** The file as it is stored; null for one that is new. */
  readonly stored: Uint8Array | null
  readonly surroundings?: Surroundings | undefined
}
