/** What contracts need of a Blob or File, so that they stay free of DOM types. A Blob is one. */
export interface FileLike {
  readonly size: number
  readonly type: string
  readonly name?: string
  arrayBuffer(): Promise<ArrayBuffer>
  slice(start?: number, end?: number): FileLike
}
