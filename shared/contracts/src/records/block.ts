import * as v from 'valibot'

export const blockSchema = v.object({
  id: v.string(),
  name: v.optional(v.string(), ''),
  label: v.string(),
  category: v.optional(v.string(), 'Others'),
  type: v.optional(v.picklist(['block', 'symbol', 'template']), 'block'),
  /** Svg markup or an image address, shown through an image element and never as markup. */
  media: v.optional(v.string(), ''),
  content: v.optional(v.string(), ''),
  style: v.optional(v.string(), ''),
  pathes: v.optional(v.object({ content: v.string(), style: v.string() })),
})

export type Block = v.InferOutput<typeof blockSchema>
