import * as v from 'valibot'

export const fontSchema = v.object({
  id: v.string(),
  name: v.string(),
  url: v.optional(v.string(), ''),
  fileName: v.optional(v.string(), ''),
  /** `fonts/{file}`, relative to the project folder; empty for a CDN entry. */
  path: v.optional(v.string(), ''),
  isCDN: v.optional(v.boolean(), false),
  /** MB. */
  size: v.optional(v.number(), 0),
})

export type Font = v.InferOutput<typeof fontSchema>
