import * as v from 'valibot'
import { longText, words } from './bounded.ts'

export const helmetSchema = v.object({
  /** Language of the page, such as `en`; empty says none. */
  lang: v.optional(words, ''),
  icon: v.optional(longText, ''),
  title: v.optional(words, ''),
  author: v.optional(words, ''),
  description: v.optional(longText, ''),
  keywords: v.optional(longText, ''),
  /** HTML text, put into the head as it is. */
  customMetaTags: v.optional(longText, ''),
  robots: v.optional(words, ''),
  logo: v.optional(longText, ''),
})

export type Helmet = v.InferOutput<typeof helmetSchema>
