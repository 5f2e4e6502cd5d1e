import * as v from 'valibot'

export const assetSchema = v.object({
  /** File name inside the project's assets folder. */
  name: v.string(),
  /** MIME type. */
  type: v.string(),
  /** Bytes; shown in MB with three decimals. */
  size: v.number(),
  /** Relative to the project folder. */
  path: v.string(),
})

export type Asset = v.InferOutput<typeof assetSchema>
