import * as v from 'valibot'
import { longText, words } from './bounded.ts'

export const librarySchema = v.object({
  id: words,
  type: v.optional(words, ''),
  fileType: v.optional(v.picklist(['css', 'js']), 'js'),
  path: v.optional(words, ''),
  name: words,
  nameWithoutExt: v.optional(words, ''),
  description: v.optional(longText, ''),
  version: v.optional(words, ''),
  fileUrl: v.optional(longText, ''),
  isCDN: v.optional(v.boolean(), false),
  isLocal: v.optional(v.boolean(), true),
  header: v.optional(v.boolean(), false),
  footer: v.optional(v.boolean(), true),
  async: v.optional(v.boolean(), false),
  defer: v.optional(v.boolean(), false),
  globalName: v.optional(words, ''),
  /** MB. */
  size: v.optional(v.number(), 0),
  typesPath: v.optional(words, ''),
})

export type Library = v.InferOutput<typeof librarySchema>
