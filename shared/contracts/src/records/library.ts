import * as v from 'valibot'

export const librarySchema = v.object({
  id: v.string(),
  type: v.optional(v.string(), ''),
  fileType: v.optional(v.picklist(['css', 'js']), 'js'),
  path: v.optional(v.string(), ''),
  name: v.string(),
  nameWithoutExt: v.optional(v.string(), ''),
  description: v.optional(v.string(), ''),
  version: v.optional(v.string(), ''),
  fileUrl: v.optional(v.string(), ''),
  isCDN: v.optional(v.boolean(), false),
  isLocal: v.optional(v.boolean(), true),
  header: v.optional(v.boolean(), false),
  footer: v.optional(v.boolean(), true),
  async: v.optional(v.boolean(), false),
  defer: v.optional(v.boolean(), false),
  globalName: v.optional(v.string(), ''),
  /** MB. */
  size: v.optional(v.number(), 0),
  typesPath: v.optional(v.string(), ''),
})

export type Library = v.InferOutput<typeof librarySchema>
