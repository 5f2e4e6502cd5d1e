import * as v from 'valibot'

/** `remotes.json`, read by the shell at start. Addresses may be absolute (another origin) or relative to the file. */
export const remoteAddressSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  title: v.optional(v.string()),
  /** Content hash of the remote's files. */
  version: v.string(),
  /** Folder of the remote's files, ends with a slash. */
  base: v.string(),
  /** Manifest or remoteEntry, relative to `base`. */
  entry: v.string(),
  contract: v.number(),
  /** Slots the remote is answerable for, `*` at the end for a family: names the one missing before its code is there. */
  slots: v.optional(v.array(v.string()), []),
  preload: v.optional(v.array(v.string()), []),
  files: v.optional(v.array(v.string()), []),
  /**
   * A JSON file, relative to `base`, that holds `files` and `late` in their place: what is kept for use without a network
   * is asked for by the service worker alone, so no page waits for the names of it.
   */
  fileList: v.optional(v.string()),
  /** Large files that few need, kept for use without a network from their first use on. */
  late: v.optional(v.array(v.string()), []),
})

export const remotesFileSchema = v.object({ remotes: v.array(remoteAddressSchema) })

export type RemoteAddress = v.InferOutput<typeof remoteAddressSchema>
export type RemotesFile = v.InferOutput<typeof remotesFileSchema>
