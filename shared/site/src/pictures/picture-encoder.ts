/** Makes pixels. Handed in, so that the build needs no codec of its own; the same bytes for the same picture everywhere. */
export interface PictureEncoder {
  /** By width; null where the picture cannot be read. Throws where the work was cancelled. */
  encode(picture: Uint8Array, widths: readonly number[]): Promise<ReadonlyMap<number, Uint8Array> | null>
}

/** A picture of the site with what was made of it. */
export interface PictureVariants {
  readonly width: number
  readonly height: number
  /** Of those that are smaller than the picture, smallest first. */
  readonly candidates: readonly { readonly path: string; readonly width: number }[]
}

/** What was saved, in bytes; `after` counts for each picture the variant of its own width, or itself. */
export interface PictureSavings {
  readonly pictures: number
  readonly before: number
  readonly after: number
}
