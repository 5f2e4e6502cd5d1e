import * as v from 'valibot'

export const fontSchema = v.object({
  id: v.string(),
  /** The family that styles name. Several files of one family bear the same name. */
  name: v.string(),
  url: v.optional(v.string(), ''),
  fileName: v.optional(v.string(), ''),
  /** `fonts/{file}`, relative to the project folder; empty for a CDN entry. */
  path: v.optional(v.string(), ''),
  isCDN: v.optional(v.boolean(), false),
  /** MB. */
  size: v.optional(v.number(), 0),
  /** As `@font-face` says it: `700`, or `100 900` for a variable font. Absent in records made before it. */
  weight: v.optional(v.string()),
  style: v.optional(v.string()),
  unicodeRange: v.optional(v.string()),
  /** `woff2`, `truetype` …, as `format()` names it. */
  format: v.optional(v.string()),
})

export type Font = v.InferOutput<typeof fontSchema>
