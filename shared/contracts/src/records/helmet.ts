import * as v from 'valibot'

export const helmetSchema = v.object({
  /** Language of the page, such as `en`; empty says none. */
  lang: v.optional(v.string(), ''),
  icon: v.optional(v.string(), ''),
  title: v.optional(v.string(), ''),
  author: v.optional(v.string(), ''),
  description: v.optional(v.string(), ''),
  keywords: v.optional(v.string(), ''),
  /** HTML text, put into the head as it is. */
  customMetaTags: v.optional(v.string(), ''),
  robots: v.optional(v.string(), ''),
  logo: v.optional(v.string(), ''),
})

export type Helmet = v.InferOutput<typeof helmetSchema>
