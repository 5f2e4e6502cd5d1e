/**
 * The files of a project as whoever asks for a build has them: sizes at once, bytes when they are needed, so that a
 * build of 250 MB never holds 250 MB. Paths are relative to the project folder, with forward slashes.
 */
export interface SiteFiles {
  readonly sizes: FileSizes
  /** Called only with a path that `sizes` holds. */
  read(path: string): Uint8Array | Promise<Uint8Array>
}

/** Path to size in bytes. `new Map(Object.entries(openProject.files))` makes one of a record. */
export type FileSizes = ReadonlyMap<string, number>
