import * as v from 'valibot'

/** Where the server that serves the editor keeps what is shared. */
export const sharesPath = '/shares'

/** The first bytes of an encrypted site: docs/share-format.md. */
export const sharedFileMark = 'PRGLSHR'

/**
 * Where sites that are shared go, as `/config.json` says; absent, nothing can be shared. `own`: the file is PUT to our
 * server. `temp-file`: it is posted as the field `file` to a host that others run.
 */
export const shareTargetSchema = v.object({
  kind: v.picklist(['own', 'temp-file']),
  upload: v.pipe(v.string(), v.regex(/^(\/[\w/-]*|https?:\/\/.+)$/)),
  /** How long it is kept. */
  seconds: v.pipe(v.number(), v.minValue(1)),
  /** The largest; absent, the host does not say. */
  bytes: v.optional(v.number()),
})

export type ShareTarget = v.InferOutput<typeof shareTargetSchema>
