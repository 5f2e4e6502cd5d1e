/** What the worker that encodes pictures can do. */
export interface VariantVerbs {
  /** As `PictureEncoder.encode`: webp by width; null where the picture cannot be read. */
  encode(input: {
    picture: Uint8Array<ArrayBuffer>
    widths: readonly number[]
  }): Promise<ReadonlyMap<number, Uint8Array<ArrayBuffer>> | null>
}
