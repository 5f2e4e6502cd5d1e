import * as v from 'valibot'
import { longText, words } from './bounded.ts'

export const fontSchema = v.object({
  id: words,
  /** The family that styles name. Several files of one family bear the same name. */
  name: words,
  url: v.optional(longText, ''),
  fileName: v.optional(words, ''),
  /** `fonts/{file}`, relative to the project folder; empty for a CDN entry. */
  path: v.optional(words, ''),
  isCDN: v.optional(v.boolean(), false),
  /** MB. */
  size: v.optional(v.number(), 0),
  /** As `@font-face` says it: `700`, or `100 900` for a variable font. Absent in records made before it. */
  weight: v.optional(words),
  style: v.optional(words),
  unicodeRange: v.optional(longText),
  /** `woff2`, `truetype` …, as `format()` names it. */
  format: v.optional(words),
})

export type Font = v.InferOutput<typeof fontSchema>
