export interface AssetRequest {
  /** Part of a MIME type: `image`, `video`, `svg`. */
  readonly mime?: string
  /** File extension without the dot. */
  readonly extension?: string
  /** Where the popup stands, in window pixels. */
  readonly anchor?: { x: number; y: number; width: number; height: number }
}

export interface AssetPickerService {
  /** Null when closed without a choice. The path is relative to the project folder (`assets/photo.webp`). */
  pick(request: AssetRequest): Promise<{ path: string; name: string } | null>
}
