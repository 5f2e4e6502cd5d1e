import * as v from 'valibot'
import { listOf, words } from './bounded.ts'

/** A plugin of GrapesJS: what it brought stands in the record, so that it runs again only for its traits. */
export const guestPluginSchema = v.object({
  /** Its file, in a folder that reaches no visitor. */
  path: words,
  /** Where it was fetched from; empty for a file of the person. */
  address: v.optional(words, ''),
  /** Ids of its blocks. */
  blocks: v.optional(listOf(words), []),
  /** Names of its component types, as elements say them. */
  types: v.optional(listOf(words), []),
})

export type GuestPlugin = v.InferOutput<typeof guestPluginSchema>
