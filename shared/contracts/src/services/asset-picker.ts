export interface AssetRequest {
  /** Part of a MIME type: `image`, `video`, `svg`. */
  readonly mime?: string
  /** File extension without the dot. */
  readonly extension?: string
  /** Where the popup stands, in window pixels. */
  readonly anchor?: { x: number; y: number; width: number; height: number }
}

export interface PickedAsset {
  /** Relative to the project folder (`assets/photo.webp`). */
  readonly path: string
  readonly name: string
  /** Of a picture that says one, in its own pixels. */
  readonly size?: { readonly width: number; readonly height: number }
}

export interface AssetPickerService {
  /** Null when closed without a choice. */
  pick(request: AssetRequest): Promise<PickedAsset | null>
}
