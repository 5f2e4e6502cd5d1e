/** A built file as the sandbox origin serves it. */
export interface PreviewFile {
  /** Relative to the site's root: `index.html`, `pages/about.html`. */
  readonly path: string
  readonly mime: string
  readonly bytes: Uint8Array | Blob
}

export interface PreviewChanges {
  /** What the preview holds after these changes; hand it back as `since` the next time. */
  readonly generation: number
  /** The preview must drop what it has before: another project, or the history before `since` is not known. */
  readonly reset: boolean
  readonly put: readonly PreviewFile[]
  readonly remove: readonly string[]
}

/** Built files of the open project, for the preview on the sandbox origin. */
export interface PreviewSource {
  /** What changed after generation `since`; 0 asks for everything. Null when the project is not open here. */
  changes(projectId: string, since: number): Promise<PreviewChanges | null>
}
