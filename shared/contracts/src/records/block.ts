import * as v from 'valibot'
import { longText, words } from './bounded.ts'

export const blockSchema = v.object({
  id: words,
  name: v.optional(words, ''),
  label: words,
  category: v.optional(words, 'Others'),
  type: v.optional(v.picklist(['block', 'symbol', 'template']), 'block'),
  /** Svg markup or an image address, shown through an image element and never as markup. */
  media: v.optional(longText, ''),
  content: v.optional(longText, ''),
  style: v.optional(longText, ''),
  pathes: v.optional(v.object({ content: words, style: words })),
})

export type Block = v.InferOutput<typeof blockSchema>
